type Urgency = 'HIGH' | 'NORMAL';

type Checker = {
  /** The job that runs it. */
  Task: string;
  /** The prefixes of a check's text keys: what is wrong, and what to do. */
  Texts: string;
  /** How often: minute, hour, day, month, weekday; UTC, eight hours behind Hong Kong. */
  Cron: string;
  /** High: something may be lost or forged, and every hour counts. */
  Urgency: Urgency;
};

/**
 * The scheduled health checkers of the portal. `CHECKER_<name>` is the text for each one's name, `CHECKER_<name>_READS` for
 * what it reads. Jobs, the status page and the emails are derived from this table;
 * `modules/operations/status/server/checkers.ts` defines how each one checks.
 */
export const CHECKERS = {
  /** In the night of Hong Kong one after the other, when the night's own work is done. */
  RECONCILIATION: { Task: 'ledger.check', Texts: 'RECONCILIATION_', Cron: '0 19 * * *', Urgency: 'NORMAL' },
  LOG: { Task: 'transparency.check', Texts: 'LOG_CHECK_', Cron: '30 19 * * *', Urgency: 'HIGH' },
  CERTIFICATES: { Task: 'certificate.check', Texts: 'CERT_CHECK_', Cron: '0 20 * * *', Urgency: 'HIGH' },
  /** What the others have logged is looked at as well. */
  AUDIT: { Task: 'audit.check', Texts: 'AUDIT_CHECK_', Cron: '30 20 * * *', Urgency: 'HIGH' },
  FILES: { Task: 'file.check', Texts: 'FILE_CHECK_', Cron: '0 21 * * *', Urgency: 'HIGH' },
  BACKUP: { Task: 'backup.check', Texts: 'BACKUP_CHECK_', Cron: '10 * * * *', Urgency: 'HIGH' },
  QUEUE: { Task: 'queue.check', Texts: 'QUEUE_CHECK_', Cron: '5,20,35,50 * * * *', Urgency: 'NORMAL' },
} as const satisfies Record<string, Checker>;

export type CheckerName = keyof typeof CHECKERS;
export const CHECKER_NAMES = Object.keys(CHECKERS) as CheckerName[];

/** Longer than this without a run that came to its end is too long, of any of them. */
export const LATE_HOURS = 36;
