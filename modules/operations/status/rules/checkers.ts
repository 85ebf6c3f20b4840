type Urgency = 'HIGH' | 'NORMAL';

type Checker = {
  /** The job that runs it. */
  Task: string;
  /** What stands before a check's name in the key of its text: what is wrong, and what to do. */
  Texts: string;
  /** How often: minute, hour, day, month, weekday; UTC, eight hours behind Hong Kong. */
  Cron: string;
  /** High: something may be lost or forged, and every hour counts. */
  Urgency: Urgency;
};

/**
 * Whatever looks by the clock whether the portal is well. `CHECKER_<name>` is what each is called, `CHECKER_<name>_READS`
 * what it reads. Jobs, the status page and the mails are derived from it; `modules/operations/status/server/checkers.ts` says how
 * each one looks.
 */
export const CHECKERS = {
  /** In the night of Hong Kong one after the other, when the night's own work is done. */
  PARITY: { Task: 'payment.parity', Texts: 'PARITY_', Cron: '0 19 * * *', Urgency: 'NORMAL' },
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
