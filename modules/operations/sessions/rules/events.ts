import type { EventTable } from '#platform/common/log-events.ts';

/** Events that this module writes to the event log. */
export const sessionsEvents = {
  SIGN_IN: ['SESSION_END_BY_STAFF'],
  PEOPLE: ['SESSION_END_BY_STAFF'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    sessions: typeof sessionsEvents;
  }
}
