/** What this module writes to the event log, by the areas of the log in which it is found. */
export const applicationsEvents = {
  APPLICATION: ['APPLICATION_CHANGE', 'OVERRIDE', 'TAG_ON', 'TAG_OFF'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    applications: typeof applicationsEvents;
  }
}
