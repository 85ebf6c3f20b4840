import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const decisionsEvents = {
  CERTIFICATE: [
    'DECISION_RECORDED',
    'DECISION_PROPOSE',
    'DECISION_URGENT',
    'DECISION_CONFIRM',
    'DECISION_DECLINE',
    'DECISION_WITHDRAW',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    decisions: typeof decisionsEvents;
  }
}
