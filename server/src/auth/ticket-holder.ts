import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { isTimedOut, sessionRows } from './session-rows.ts';

/**
 * Who redeems a download ticket, as they are now: tickets stand in addresses, without a token, so they end with the
 * sign-in of the person they were given to. Null for who is signed in nowhere any more, or is held.
 */
export async function ticketHolder(db: Db, accountId: number): Promise<SignedIn | null> {
  const rows = await sessionRows(db)
    .where('Account.Id', '=', accountId)
    .orderBy('Session.SeenAt', 'desc')
    .limit(50)
    .execute();
  const now = new Date();
  const row = rows.find((one) => !isTimedOut(one, now));
  if (!row || row.IsTwoFactorMissing) return null;
  const { SeenAt: _seen, ExpiresAt: _expires, ...person } = row;
  return person;
}
