/** What this module writes to the event log, by the areas of the log in which it is found. */
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
    'COUNTRY_CHANGE',
  ],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    referenceData: typeof referenceDataEvents;
  }
}
