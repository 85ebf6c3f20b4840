/** What this module writes to the event log, by the areas of the log in which it is found. */
export const notificationCentreEvents = {
  PEOPLE: ['NOTICE_SETTING'],
  SETTINGS: ['NOTICE_SETTING'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    notificationCentre: typeof notificationCentreEvents;
  }
}
