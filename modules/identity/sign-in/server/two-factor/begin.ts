import { generateSecret, generateURI } from 'otplib';
import { toString as drawQr } from 'qrcode';
import { bodyName } from '#platform/common/settings/body-name.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { countTry } from '#platform/server/http/limits.ts';
import type { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { needProof } from '../need-proof.ts';
import { seal } from './seal.ts';

/** A new secret that waits for its first code; an authenticator in use stays in use until then. */
export async function begin({ db, settings, actor, at, address }: Context<typeof twoFactorRoutes.begin>) {
  needProof(actor, at);
  await countTry(db, { kind: 'authenticator', account: actor.UserKey, address });
  const secret = generateSecret();
  const NextSecret = await seal({ db, settings }, actor.Id, secret);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('Totp')
      .values({ AccountId: actor.Id, Secret: null, ConfirmedAt: null, NextSecret, BegunAt: at })
      .onConflict((conflict) => conflict.column('AccountId').doUpdateSet({ NextSecret, BegunAt: at }))
      .execute();
    await audit(tx, { AccountId: actor.Id, Event: 'TOTP_BEGIN', Object: actor.UserKey, Address: address });
  });
  const uri = generateURI({ issuer: bodyName('EN'), label: actor.Email, secret });
  const svg = await drawQr(uri, { type: 'svg', margin: 2, color: { dark: '#000000', light: '#ffffff' } });
  const Qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { Secret: secret, Uri: uri, Qr };
}
