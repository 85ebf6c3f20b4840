/**
 * Why the server no longer accepts a session, as the reason of the refused call: idle too long, older than
 * the maximum, ended by a person who manages the account, or by its owner elsewhere.
 */
export type LogoutReason = 'LOGOUT_IDLE' | 'LOGOUT_EXPIRED' | 'LOGOUT_STAFF' | 'LOGOUT_OWNER';
