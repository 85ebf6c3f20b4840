/** What this module writes to the event log, by the areas of the log in which it is found. */
export const organisationsEvents = {
  PEOPLE: ['ORGANISATION_CREATE', 'ORGANISATION_UPDATE', 'ORGANISATION_LOGO'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    organisations: typeof organisationsEvents;
  }
}
