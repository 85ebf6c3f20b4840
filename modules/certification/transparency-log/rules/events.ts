/** What this module writes to the event log, by the areas of the log in which it is found. */
export const transparencyLogEvents = {
  UPKEEP: ['LOG_CHECK'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    transparencyLog: typeof transparencyLogEvents;
  }
}
