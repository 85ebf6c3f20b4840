import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '../database/connect.ts';
import type { Portal } from '../http/context.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import type { Collected } from './collect-differences.ts';
import type { Difference } from './types.ts';

/** Reports how many more rows were checked; the checker pauses here from time to time. */
export type ReportProgress = (count: number) => Promise<void>;

/** One run, as the checker sees it. */
export type Pass = {
  at: Date;
  reportProgress: ReportProgress;
  /** Where the last run stopped; null: at the beginning. */
  from: string | null;
  /** Where the next one begins, should this one end here. */
  reach: (position: string) => void;
  /** What the last run that came to its end found, as far as it was kept. */
  before: readonly Difference[];
};

/** What a run finds, and what it stores in addition to its row, in the same transaction. */
export type CheckResult = {
  differences: AsyncIterable<Difference>;
  note?: (tx: Tx, found: Collected) => Promise<void>;
};

export type Checker = {
  /** Roles to notify unless the settings name addresses. */
  roles: readonly Role[];
  template: MailTemplate;
  check: (portal: Portal, pass: Pass) => Promise<CheckResult>;
};
