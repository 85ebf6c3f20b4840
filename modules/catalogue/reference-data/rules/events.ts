import type { EventTable } from '#platform/common/log-events.ts';

/** Events that this module writes to the event log: changes of reference lists and countries. */
export const referenceDataEvents = {
  SETTINGS: [
    'INDUSTRY_CREATE',
    'INDUSTRY_CHANGE',
    'INDUSTRY_PLACE',
    'INDUSTRY_REMOVE',
    'TAG_CREATE',
    'TAG_CHANGE',
    'TAG_PLACE',
    'TAG_REMOVE',
    'STAGE_CREATE',
    'STAGE_CHANGE',
    'STAGE_PLACE',
    'STAGE_REMOVE',
    'GROUND_CREATE',
    'GROUND_CHANGE',
    'GROUND_PLACE',
    'GROUND_REMOVE',
    'COUNTRY_CHANGE',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    referenceData: typeof referenceDataEvents;
  }
}
