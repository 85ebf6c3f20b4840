import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const followersEvents = {
  CERTIFICATE: ['FOLLOW_STARTED', 'FOLLOW_ENDED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    followers: typeof followersEvents;
  }
}
