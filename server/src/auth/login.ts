import { isClient } from '@assay/shared/access/roles.ts';
import type { authRoutes } from '@assay/shared/auth/contract.ts';
import type { Db } from '../db/connect.ts';
import type { Context } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { audit } from '../log/audit.ts';
import { findAccount } from './find-account.ts';
import { countTry, forgiveTry, type Tried } from './limits.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { type NewSession, openSession, type Visit } from './sessions.ts';

type LoginContext = Context<typeof authRoutes.webLogin>;
type Door = 'web' | 'backend';
type Account = {
  Id: number;
  Status: string;
  Roles: Parameters<typeof isClient>[0];
  PasswordHash: string | null;
};

export const webLogin = (context: LoginContext): Promise<NewSession> => login(context, 'web');
export const backendLogin = (context: LoginContext): Promise<NewSession> => login(context, 'backend');

/** Whatever is wrong, the answer is the same, after the same work. */
async function login(context: LoginContext, door: Door): Promise<NewSession> {
  const { db, body, address } = context;
  const tried: Tried = { kind: 'login', account: body.Email, address };
  await countTry(db, tried);
  const account = await findAccount(db, body.Email).executeTakeFirst();
  const isRight = await verifyPassword(body.Password, account?.PasswordHash ?? null);
  const refusal = refusalOf(account, isRight, door);
  const session = account && !refusal ? await signIn(db, account, context, body.Password) : null;
  if (session) {
    await forgiveTry(db, tried);
    return session;
  }
  const Detail = { Email: body.Email, Door: door, Reason: refusal ?? 'CHANGED' };
  await audit(db, { AccountId: account?.Id ?? null, Event: 'LOGIN_FAILED', Address: address, Detail });
  return fail('ERR_AUTH', { Text: 'ERR_LOGIN' });
}

function refusalOf(account: Account | undefined, isRight: boolean, door: Door): string | null {
  if (!account) return 'UNKNOWN';
  if (!isRight) return 'PASSWORD';
  if (account.Status !== 'ACTIVE') return account.Status;
  return isClient(account.Roles) === (door === 'web') ? null : 'DOOR';
}

/** The account's row is locked and asked again: a password changed a moment ago opens nothing. */
async function signIn(db: Db, account: Account, visit: Visit, password: string): Promise<NewSession | null> {
  const known = account.PasswordHash ?? '';
  const fresh = isOutdated(known) ? await hashPassword(password) : null;
  return db.transaction().execute(async (tx) => {
    const locked = await tx
      .selectFrom('Account')
      .select('Id')
      .where('Id', '=', account.Id)
      .where('Status', '=', 'ACTIVE')
      .where('PasswordHash', '=', known)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return null;
    if (fresh)
      await tx.updateTable('Account').set({ PasswordHash: fresh }).where('Id', '=', account.Id).execute();
    await audit(tx, { AccountId: account.Id, Event: 'LOGIN', Address: visit.address });
    return openSession(tx, account.Id, visit);
  });
}
