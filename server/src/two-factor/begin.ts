import { bodyName } from '@assay/shared/setting/body-name.ts';
import type { twoFactorRoutes } from '@assay/shared/two-factor/contract.ts';
import { generateSecret, generateURI } from 'otplib';
import { toString as drawQr } from 'qrcode';
import { countTry } from '../auth/limits.ts';
import { needProof } from '../auth/need-proof.ts';
import type { Context } from '../http/context.ts';
import { audit } from '../log/audit.ts';
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
