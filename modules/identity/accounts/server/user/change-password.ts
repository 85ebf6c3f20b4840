import { checkPassword, hashPassword, verifyPassword } from '#modules/identity/sign-in/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { type AttemptSubject, countAttempt, resetAttempts } from '#platform/server/http/limits.ts';
import { accountStatuses } from '../../rules/statuses.ts';
import type { userRoutes } from '../../rules/user/contract.ts';
import { setPassword } from './set-password.ts';

/**
 * Handles a signed-in user's change of password: checks the old one, limits attempts, applies the password
 * rules and ends all other sessions.
 */
export async function changePassword({
  db,
  settings,
  actor,
  body,
  at,
  address,
}: Context<typeof userRoutes.password>) {
  const tried: AttemptSubject = { kind: 'password', account: actor.UserKey, address };
  await countAttempt(db, tried);
  const account = await db
    .selectFrom('Account')
    .selectAll()
    .where('Id', '=', actor.Id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.OldPassword, account.PasswordHash))) {
    await audit(db, { AccountId: actor.Id, Event: 'PASSWORD_CHANGE_FAILED', Address: address });
    failField('OldPassword', 'ERR_PASSWORD_OLD');
  }
  await checkPassword(body.Password, [account.Email, account.FirstName, account.LastName]);
  const PasswordHash = await hashPassword(body.Password);
  await db.transaction().execute(async (tx) => {
    const locked = await tx
      .selectFrom('Account')
      .selectAll()
      .where('Id', '=', actor.Id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    // The password was changed elsewhere during hashing, so the verified one is no longer current.
    if (!accountStatuses.active.includes(locked.Status) || locked.PasswordHash !== account.PasswordHash)
      fail('ERR_CONFLICT');
    await setPassword(tx, settings, locked, { PasswordHash, at, exceptSessionId: actor.SessionId });
    await audit(tx, { AccountId: actor.Id, Event: 'PASSWORD_CHANGE', Address: address });
  });
  await resetAttempts(db, tried);
  return {};
}
