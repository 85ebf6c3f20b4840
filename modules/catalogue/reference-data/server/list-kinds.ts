/**
 * Definitions of the ordered reference lists (industries, tags, stages, grounds): table, key, own columns,
 * event name and the query that counts where each entry is used.
 */
import { type RawBuilder, sql } from 'kysely';
import { serviceStatuses } from '#modules/catalogue/services/rules/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { type EntryUse, usesAbove } from './dependent-uses.ts';

/**
 * Definition of an ordered reference list: table, key, columns and usage query. `change-list.ts` contains
 * the shared logic.
 */
export type ListKind = {
  Table: 'Industry' | 'Tag' | 'Stage' | 'Ground';
  /** Column that identifies an entry in the API, and its field in the request body. */
  Key: 'Code' | 'TagCode' | 'StageKey' | 'GroundCode';
  /** Columns in addition to those that all lists share. */
  Own: readonly ('Description' | 'Step' | 'TargetDays')[];
  /** First part of the event names in the log. */
  Event: 'INDUSTRY' | 'TAG' | 'STAGE' | 'GROUND';
  /**
   * Query returning entry, kind and count of each use. Reads every service version once, however long the
   * list is.
   */
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
      from service, unnest(tags) as code
      where status in (${literals(serviceStatuses.present)}) group by code
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

export const groundList: ListKind = {
  Table: 'Ground',
  Key: 'GroundCode',
  Own: ['Description'],
  Event: 'GROUND',
  uses: () => usesAbove.get('GROUND_OF_PROPOSALS'),
};
