import { type RawBuilder, sql } from 'kysely';
import { type EntryUse, usesAbove } from './uses-above.ts';

/** One of the ordered lists. Their differences are defined here; `change-list.ts` contains the rest. */
export type ListKind = {
  Table: 'Industry' | 'Tag' | 'Stage';
  /** The column that identifies an entry on the wire, and the field of the request body. */
  Key: 'Code' | 'TagCode' | 'StageKey';
  /** Columns in addition to the ones that all lists have. */
  Own: readonly ('Description' | 'Step' | 'TargetDays')[];
  /** First part of the log's event names. */
  Event: 'INDUSTRY' | 'TAG' | 'STAGE';
  /** Rows of entry, kind and count: where each entry is used. Reads every version once, whatever the list's length. */
  uses: () => RawBuilder<EntryUse>;
};

export const industryList: ListKind = {
  Table: 'Industry',
  Key: 'Code',
  Own: [],
  Event: 'INDUSTRY',
  uses: () => sql`
    select code as entry, 'SERVICE' as kind, count(distinct service_id)::int as count
      from service_version, jsonb_array_elements_text(definition -> 'Industries') as code group by code
    union all
    select industry_code, 'PERSON', count(distinct account_id)::int from competence group by industry_code
    union all
    ${usesAbove.get('INDUSTRY_OF_TEAMS')}
    union all
    ${usesAbove.get('INDUSTRY_OF_APPLICATIONS')}`,
};

export const tagList: ListKind = {
  Table: 'Tag',
  Key: 'TagCode',
  Own: ['Description'],
  Event: 'TAG',
  uses: () => sql`
    select code as entry, 'SERVICE' as kind, count(*)::int as count
      from service, unnest(tags) as code where status <> 'REMOVED' group by code
    union all
    ${usesAbove.get('TAG_OF_APPLICATIONS')}`,
};

export const stageList: ListKind = {
  Table: 'Stage',
  Key: 'StageKey',
  Own: ['Step', 'Description', 'TargetDays'],
  Event: 'STAGE',
  uses: () => sql`
    select stage.value ->> 'StageKey' as entry, 'SERVICE' as kind, count(distinct service_id)::int as count
      from service_version, jsonb_each(definition -> 'Stages') as stage group by 1`,
};
