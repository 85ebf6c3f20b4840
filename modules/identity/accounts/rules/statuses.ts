/**
 * Lists the statuses of an account (from invited to removed) and the kinds of account: client, sub-account
 * and staff.
 */

/**
 * Account statuses. PENDING: invited or registered, email not yet confirmed. REMOVED: hidden from lists but
 * kept for history.
 */
export const ACCOUNT_STATUSES = ['NONE', 'PENDING', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** A client's main account, one of its sub-accounts, or a staff account of the certification body. */
export const ACCOUNT_KINDS = ['CLIENT', 'SUB', 'STAFF'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
