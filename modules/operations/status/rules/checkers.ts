/**
 * Table of the portal's scheduled integrity checkers (ledger, public log, certificates, event log, files,
 * backup, queue) with job, texts, schedule and urgency.
 */

type Urgency = 'HIGH' | 'NORMAL';

type Checker = {
  /** Job that runs the checker. */
  Task: string;
  /** Prefix of the text keys of its checks: what is wrong, and what to do. */
  Texts: string;
  /** Cron expression: minute, hour, day, month, weekday; UTC, eight hours behind Hong Kong. */
  Cron: string;
  /** HIGH: data may be lost or forged, so every hour counts. */
  Urgency: Urgency;
};

/**
 * The scheduled checkers. `CHECKER_<name>` is the text of each one's name, `CHECKER_<name>_READS` of what it
 * reads. Jobs, the status page and the emails are derived from this table;
 * `modules/operations/status/server/checkers.ts` defines how each one checks.
 */
export const CHECKERS = {
  /** Nightly checkers run one after the other (Hong Kong time), after the nightly jobs. */
  RECONCILIATION: { Task: 'ledger.check', Texts: 'RECONCILIATION_', Cron: '0 19 * * *', Urgency: 'NORMAL' },
  LOG: { Task: 'transparency.check', Texts: 'LOG_CHECK_', Cron: '30 19 * * *', Urgency: 'HIGH' },
  CERTIFICATES: { Task: 'certificate.check', Texts: 'CERT_CHECK_', Cron: '0 20 * * *', Urgency: 'HIGH' },
  /** Runs after the others, to check what they have logged. */
  AUDIT: { Task: 'audit.check', Texts: 'AUDIT_CHECK_', Cron: '30 20 * * *', Urgency: 'HIGH' },
  FILES: { Task: 'file.check', Texts: 'FILE_CHECK_', Cron: '0 21 * * *', Urgency: 'HIGH' },
  BACKUP: { Task: 'backup.check', Texts: 'BACKUP_CHECK_', Cron: '10 * * * *', Urgency: 'HIGH' },
  QUEUE: { Task: 'queue.check', Texts: 'QUEUE_CHECK_', Cron: '5,20,35,50 * * * *', Urgency: 'NORMAL' },
} as const satisfies Record<string, Checker>;

export type CheckerName = keyof typeof CHECKERS;
export const CHECKER_NAMES = Object.keys(CHECKERS) as CheckerName[];

/** A checker without a completed run for longer than this is overdue. */
export const LATE_HOURS = 36;
