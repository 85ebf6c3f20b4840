/**
 * The email address displayed for an account, as a function and as a query expression: for an invitation to
 * an address that already has an account, the typed address instead of the placeholder.
 */
import { type RawBuilder, sql } from 'kysely';

type Addressed = { Email: string; InvitedEmail: string | null };

/**
 * The displayed address of an account: for an invitation to an address that already has one, the typed
 * address.
 */
export const shownEmail = ({ Email, InvitedEmail }: Addressed): string => InvitedEmail ?? Email;

/** The same as a query expression on accounts. */
export const shownEmailColumn: RawBuilder<string> = sql<string>`coalesce(account.invited_email, account.email)`;
