/** What this module writes to the event log, by the areas of the log in which it is found. */
export const followersEvents = {
  CERTIFICATE: ['FOLLOW_BEGUN', 'FOLLOW_ENDED'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    followers: typeof followersEvents;
  }
}
