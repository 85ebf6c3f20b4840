/**
 * Types of the consistency checks that run as background jobs: one run with its progress and starting point,
 * its differences, and the roles and email template to notify.
 */
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '../database/connect.ts';
import type { Portal } from '../http/context.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import type { Collected } from './collect-differences.ts';
import type { Difference } from './types.ts';

/** Reports how many more rows were checked; may pause the checker. */
export type ReportProgress = (count: number) => Promise<void>;

/** One run, as passed to the checker. */
export type Pass = {
  at: Date;
  reportProgress: ReportProgress;
  /** Where the last run stopped; null: at the beginning. */
  from: string | null;
  /** Records where the next run continues if this one ends here. */
  reach: (position: string) => void;
  /** Differences found by the last completed run, as far as they were stored. */
  before: readonly Difference[];
};

/** Result of a run: its differences, and additional data to store in the same transaction as its row. */
export type CheckResult = {
  differences: AsyncIterable<Difference>;
  note?: (tx: Tx, found: Collected) => Promise<void>;
};

export type Checker = {
  /** Roles to notify unless the settings contain addresses. */
  roles: readonly Role[];
  template: MailTemplate;
  check: (portal: Portal, pass: Pass) => Promise<CheckResult>;
};
