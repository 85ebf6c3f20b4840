/** What this module writes to the event log, by the areas of the log in which it is found. */
export const cyclesEvents = {
  PEOPLE: ['CALENDAR_RENEWED', 'CALENDAR_REMOVED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    cycles: typeof cyclesEvents;
  }
}
