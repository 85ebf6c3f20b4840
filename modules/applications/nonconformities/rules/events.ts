import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const nonconformitiesEvents = {
  APPLICATION: [
    'NONCONFORMITY_RAISE',
    'NONCONFORMITY_RELEASE',
    'NONCONFORMITY_ANSWER',
    'NONCONFORMITY_ADD_EVIDENCE',
    'NONCONFORMITY_ACCEPT_PLAN',
    'NONCONFORMITY_RETURN',
    'NONCONFORMITY_VERIFY',
    'NONCONFORMITY_REOPEN',
    'NONCONFORMITY_WITHDRAW',
    'NONCONFORMITY_ESCALATE',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    nonconformities: typeof nonconformitiesEvents;
  }
}
