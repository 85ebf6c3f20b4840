import { type RawBuilder, sql } from 'kysely';
import { USES_CAP } from '../rules/contract.ts';

/** One of the ordered lists. What is different between them stands here; `change-list.ts` knows the rest. */
export type ListKind = {
  Table: 'Industry' | 'Tag' | 'Stage';
  /** The column that names an entry on the wire, and the body's field. */
  Key: 'Code' | 'TagCode' | 'StageKey';
  /** Columns beside the ones that all lists have. */
  Own: readonly ('Description' | 'Step' | 'TargetDays')[];
  /** First part of the log's event names. */
  Event: 'INDUSTRY' | 'TAG' | 'STAGE';
  /** Rows of entry, kind and count: where each entry is used. Reads every version once, whatever the list's length. */
  uses: RawBuilder<{ Entry: string; Kind: string; Count: number }>;
};

export const industryList: ListKind = {
  Table: 'Industry',
  Key: 'Code',
  Own: [],
  Event: 'INDUSTRY',
  uses: sql`
    select code as entry, 'SERVICE' as kind, count(distinct service_id)::int as count
      from service_version, jsonb_array_elements_text(definition -> 'Industries') as code group by code
    union all
    select industry_code, 'PERSON', count(distinct account_id)::int from competence group by industry_code
    union all
    select industry_code, 'TEAM', count(*)::int from team_industry group by industry_code
    union all
    select code, 'APPLICATION', (select count(*)::int from (
      select from service, lateral (select from application
        where service_id = service.id and industry_code = industry.code limit ${USES_CAP}) as one
      limit ${USES_CAP}) as counted) from industry`,
};

export const tagList: ListKind = {
  Table: 'Tag',
  Key: 'TagCode',
  Own: ['Description'],
  Event: 'TAG',
  uses: sql`
    select code as entry, 'SERVICE' as kind, count(*)::int as count
      from service, unnest(tags) as code where status <> 'REMOVED' group by code
    union all
    select tag_code, 'APPLICATION', (select count(*)::int from (
      select from application where tags <> '{}' and tags @> array[tag_code] limit ${USES_CAP}) as counted) from tag`,
};

export const stageList: ListKind = {
  Table: 'Stage',
  Key: 'StageKey',
  Own: ['Step', 'Description', 'TargetDays'],
  Event: 'STAGE',
  uses: sql`
    select stage.value ->> 'StageKey' as entry, 'SERVICE' as kind, count(distinct service_id)::int as count
      from service_version, jsonb_each(definition -> 'Stages') as stage group by 1`,
};
