/** Route handlers for second factors, passkeys, recovery codes, step-up and own sessions. */
import { generateSecret, generateURI } from 'otplib';
import { toString as drawQr } from 'qrcode';
import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, type RouteHandler } from '#platform/server/http/http-module.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { backendPasskey, webPasskey } from '../passkey-login.ts';
import { requireStepUp } from '../require-step-up.ts';
import { stepUp } from '../step-up.ts';
import { confirm } from './confirm.ts';
import { factorsOf, hasFactor, secondProofs } from './factors-of.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts';
import { loginOptions, registerOptions, stepUpOptions } from './passkey-options.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { registerPasskey } from './register-passkey.ts';
import { removeAuthenticator, removePasskey } from './remove-factor.ts';
import { rule, setRule } from './rule.ts';
import { seal } from './seal.ts';

/** Returns the user's own second factors. */
async function view({ db, actor }: Context<typeof twoFactorRoutes.view>): Promise<TwoFactorView> {
  const [factors, account, totp, passkeys] = await Promise.all([
    factorsOf(db, actor.Id),
    db.selectFrom('Account').select('PasswordHash').where('Id', '=', actor.Id).executeTakeFirstOrThrow(),
    db.selectFrom('Totp').select('ConfirmedAt').where('AccountId', '=', actor.Id).executeTakeFirst(),
    db.selectFrom('Passkey').selectAll().where('AccountId', '=', actor.Id).orderBy('Id').execute(),
  ]);
  const second = secondProofs(factors);
  const first = account.PasswordHash === null ? [] : (['PASSWORD'] as const);
  return {
    IsAuthenticatorOn: factors.IsAuthenticatorOn,
    AuthenticatorAt: totp?.ConfirmedAt?.toISOString() ?? null,
    RecoveryCodesLeft: factors.RecoveryCodesLeft,
    Passkeys: passkeys.map((row) => ({
      PasskeyKey: row.PasskeyKey,
      Name: row.Name,
      CreatedAt: row.CreatedAt.toISOString(),
      UsedAt: row.UsedAt?.toISOString() ?? null,
      IsBackedUp: row.IsBackedUp,
    })),
    IsAsked: factors.IsAsked,
    Proofs: second.length > 0 ? second : [...first],
  };
}

async function renamePasskey({ db, actor, body, address }: Context<typeof twoFactorRoutes.rename>) {
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Passkey')
      .select(['Id', 'Name'])
      .where('PasskeyKey', '=', body.PasskeyKey)
      .where('AccountId', '=', actor.Id)
      .forUpdate()
      .executeTakeFirst();
    const { Id, Name } = before ?? fail('ERR_NOT_FOUND');
    await tx.updateTable('Passkey').set({ Name: body.Name }).where('Id', '=', Id).execute();
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'PASSKEY_RENAME',
      Object: body.PasskeyKey,
      Address: address,
      Detail: { Before: Name, After: body.Name },
    });
  });
  return {};
}

/** Creates ten new recovery codes and invalidates the earlier ones. */
async function newCodes({ db, settings, actor, at, address }: Context<typeof twoFactorRoutes.recovery>) {
  requireStepUp(actor, at);
  const RecoveryCodes = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('Account').select('Id').where('Id', '=', actor.Id).forNoKeyUpdate().execute();
    if (!hasFactor(await factorsOf(tx, actor.Id))) fail('ERR_TRANSITION', { Text: 'ERR_TWO_FACTOR_NONE' });
    await audit(tx, { AccountId: actor.Id, Event: 'RECOVERY_NEW', Object: actor.UserKey, Address: address });
    return newRecoveryCodes(tx, settings, actor.Id);
  });
  return { RecoveryCodes };
}

/**
 * Creates a new authenticator secret that awaits its first code; an authenticator in use stays valid until
 * then.
 */
async function startAuthenticator({
  db,
  settings,
  actor,
  at,
  address,
}: Context<typeof twoFactorRoutes.begin>) {
  requireStepUp(actor, at);
  await countAttempt(db, { kind: 'authenticator', account: actor.UserKey, address });
  const secret = generateSecret();
  const NextSecret = await seal({ db, settings }, actor.Id, secret);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('Totp')
      .values({ AccountId: actor.Id, Secret: null, ConfirmedAt: null, NextSecret, StartedAt: at })
      .onConflict((conflict) => conflict.column('AccountId').doUpdateSet({ NextSecret, StartedAt: at }))
      .execute();
    await audit(tx, { AccountId: actor.Id, Event: 'TOTP_BEGIN', Object: actor.UserKey, Address: address });
  });
  const uri = generateURI({ issuer: certificationBodyName('EN'), label: actor.Email, secret });
  const svg = await drawQr(uri, { type: 'svg', margin: 2, color: { dark: '#000000', light: '#ffffff' } });
  const Qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { Secret: secret, Uri: uri, Qr };
}

export const twoFactorRouteHandlers: readonly RouteHandler[] = [
  ...answerAll(twoFactorRoutes, {
    view,
    begin: startAuthenticator,
    confirm,
    remove: removeAuthenticator,
    recovery: newCodes,
    registerOptions,
    register: registerPasskey,
    rename: renamePasskey,
    removePasskey,
    loginOptions,
    webPasskey,
    backendPasskey,
    stepUpOptions,
    stepUp,
    rule,
    setRule,
    sessions: listSessions,
    endSession: revokeSession,
    endOthers: revokeOtherSessions,
  }),
];
