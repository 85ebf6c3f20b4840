import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const decisionsEvents = {
  READ: ['DECISION_DOWNLOADED'],
  CERTIFICATE: [
    'DECISION_RECORDED',
    'DECISION_DOWNLOADED',
    'DECISION_PROPOSE',
    'DECISION_URGENT',
    'DECISION_CONFIRM',
    'DECISION_DECLINE',
    'DECISION_REDUCE_INSTEAD',
    'DECISION_WITHDRAW',
  ],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    decisions: typeof decisionsEvents;
  }
}
