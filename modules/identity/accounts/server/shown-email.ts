import { type RawBuilder, sql } from 'kysely';

type Addressed = { Email: string; InvitedEmail: string | null };

/** The address of an account as people see it: of an invitation to an address that has an account, the one typed. */
export const shownEmail = ({ Email, InvitedEmail }: Addressed): string => InvitedEmail ?? Email;

/** The same in a query on accounts. */
export const shownEmailColumn: RawBuilder<string> = sql<string>`coalesce(account.invited_email, account.email)`;
