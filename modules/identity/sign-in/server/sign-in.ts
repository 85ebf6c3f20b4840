import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { authRoutes } from '../rules/contract.ts';
import type { Proof } from '../rules/two-factor/contract.ts';
import { countCode } from './count-code.ts';
import { hashPassword, isOutdated } from './password-hash.ts';
import { type NewSession, openSession } from './sessions.ts';
import type { SignInMethod } from './tables.ts';
import { checkPasskey, type VerifiedPasskey } from './two-factor/check-passkey.ts';
import { consumeCode } from './two-factor/consume-code.ts';
import { factorsOf, secondProofs } from './two-factor/factors-of.ts';

export type LoginContext = Context<typeof authRoutes.webLogin>;
type Account = { Id: number; UserKey: string; Email: string; PasswordHash: string | null };
type Entry =
  | { Session: NewSession; Refused?: never }
  | { Session?: never; Refused: 'CHANGED' | 'OTP_NEEDED' | 'OTP'; Proofs: Proof[] };

/**
 * Second part of sign-in, after the correct password: locks the account, refuses a password changed in the
 * meantime, requires the second factor if the account has one, and opens the session.
 */
export async function signIn(context: LoginContext, account: Account): Promise<Entry> {
  const { db, settings, body, at, address } = context;
  const known = account.PasswordHash ?? '';
  const fresh = isOutdated(known) ? await hashPassword(body.Password) : null;
  const forgive = body.Otp ? await countCode(db, account, address) : null;
  const passkeyCheck = { purpose: 'LOGIN', accountId: account.Id, at, address } as const;
  const shown = body.Passkey ? await checkPasskey(db, settings, body.Passkey, passkeyCheck) : null;
  const entry = await db.transaction().execute(async (tx): Promise<Entry> => {
    const locked = await tx
      .selectFrom('Account')
      .select('Id')
      .where('Id', '=', account.Id)
      .where('Status', 'in', accountStatuses.active)
      .where('PasswordHash', '=', known)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!locked) return { Refused: 'CHANGED', Proofs: [] };
    const Proofs = secondProofs(await factorsOf(tx, account.Id));
    const method = Proofs.length === 0 ? 'PASSWORD' : await secondFactor(tx, context, account, shown);
    if (!method) return { Refused: body.Otp || body.Passkey ? 'OTP' : 'OTP_NEEDED', Proofs };
    if (fresh)
      await tx.updateTable('Account').set({ PasswordHash: fresh }).where('Id', '=', account.Id).execute();
    const Detail = method === 'PASSWORD' ? null : { Method: method };
    await audit(tx, { AccountId: account.Id, Event: 'LOGIN', Address: address, Detail });
    return { Session: await openSession(tx, account.Id, context, method) };
  });
  if (entry.Session) await forgive?.();
  return entry;
}

async function secondFactor(
  tx: Tx,
  { settings, body, at }: LoginContext,
  account: Account,
  shown: VerifiedPasskey | null,
): Promise<SignInMethod | null> {
  if (shown) return 'PASSKEY';
  return body.Otp ? consumeCode(tx, settings, account.Id, body.Otp, at) : null;
}
