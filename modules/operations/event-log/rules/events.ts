import type { EventTable } from '#platform/common/log-events.ts';

/** Event log codes of this module. */
export const eventLogEvents = {
  READ: ['MAIL_VIEW'],
  UPKEEP: [
    'AUDIT_CHECK',
    'JOB_FAILED',
    'JOB_RETRIED',
    'JOB_DISCARDED',
    'JOB_RUN',
    'MAIL_RETRIED',
    'MAIL_DISCARDED',
    'MAIL_VIEW',
  ],
  FAILED: ['JOB_FAILED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    eventLog: typeof eventLogEvents;
  }
}
