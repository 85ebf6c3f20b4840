/**
 * Statuses of an account (from invited to removed) with the facts about each, and the kinds of account: client,
 * sub-account and staff.
 */
import type { Tone } from '#platform/common/format/status-tones.ts';
import { defineStatuses, statusesWhere, statusNames } from '#platform/common/workflow/define-statuses.ts';

type AccountStatusFacts = {
  Tone: Tone;
  /**
   * Access of its owner: AWAITED until the email address is confirmed; GRANTED; BLOCKED for the time being; ENDED, when the
   * account is hidden from lists and kept for history. Null before it is created.
   */
  Access: 'AWAITED' | 'GRANTED' | 'BLOCKED' | 'ENDED' | null;
};

export const ACCOUNT_STATUS = defineStatuses<AccountStatusFacts>()({
  NONE: { Tone: 'plain', Access: null },
  PENDING: { Tone: 'info', Access: 'AWAITED' },
  ACTIVE: { Tone: 'success', Access: 'GRANTED' },
  SUSPENDED: { Tone: 'warning', Access: 'BLOCKED' },
  REMOVED: { Tone: 'plain', Access: 'ENDED' },
});

export type AccountStatus = keyof typeof ACCOUNT_STATUS;
export const ACCOUNT_STATUSES = statusNames(ACCOUNT_STATUS);
/** A status that is stored. */
export type StoredAccountStatus = Exclude<AccountStatus, 'NONE'>;
/** The statuses of stored accounts, in the order of filters. */
export const SHOWN_ACCOUNT_STATUSES = ['ACTIVE', 'PENDING', 'SUSPENDED', 'REMOVED'] as const;

/** Status of an account that was just registered or invited. */
export const NEW_ACCOUNT_STATUS: StoredAccountStatus = 'PENDING';

const where = (condition: (facts: AccountStatusFacts) => boolean) =>
  statusesWhere(ACCOUNT_STATUS, condition) as readonly StoredAccountStatus[];

/** Lists of statuses, derived from the table. */
export const accountStatuses = {
  /** Registered or invited; the email address is not confirmed. */
  pending: where(({ Access }) => Access === 'AWAITED'),
  /** May sign in, receives notifications and can be assigned. */
  active: where(({ Access }) => Access === 'GRANTED'),
  suspended: where(({ Access }) => Access === 'BLOCKED'),
  /** Signed in at least once, and not removed. */
  activated: where(({ Access }) => Access === 'GRANTED' || Access === 'BLOCKED'),
  /** Not removed. */
  present: where(({ Access }) => Access !== null && Access !== 'ENDED'),
  removed: where(({ Access }) => Access === 'ENDED'),
} as const;

/** For the screen of a new account, whose status is NONE. */
export const isPendingAccount = (status: AccountStatus): boolean =>
  ACCOUNT_STATUS[status].Access === 'AWAITED';
export const isRemovedAccount = (status: AccountStatus): boolean => ACCOUNT_STATUS[status].Access === 'ENDED';

/** A client's main account, one of its sub-accounts, or a staff account of the certification body. */
export const ACCOUNT_KINDS = ['CLIENT', 'SUB', 'STAFF'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
