import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const followersEvents = {
  CERTIFICATE: ['FOLLOW_STARTED', 'FOLLOW_ENDED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    followers: typeof followersEvents;
  }
}
