import * as client from 'openid-client';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { browserCookie, SIGN_IN_MINUTES } from './browser-cookie.ts';
import { discover } from './discover.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { returnAddress } from './return-address.ts';

/** `isFresh`: the person has to show there once more who they are; a session that is open at the provider is not enough. */
type Asked = { redirect: unknown; isFresh: boolean; cookies: string; at: Date };

/** Remembers that this browser goes to the provider, and answers where to send it. */
export async function beginSignIn(portal: Portal, provider: ProviderSettings, asked: Asked) {
  const { db, settings } = portal;
  const config = await discover(provider);
  const state = newSecret();
  const Nonce = newSecret();
  const CodeVerifier = client.randomPKCECodeVerifier();
  const { Secret, Header } = browserCookie(settings, asked.cookies);
  await db
    .insertInto('ProviderSignIn')
    .values({
      StateHash: hashSecret(state),
      BrowserHash: hashSecret(Secret),
      Nonce,
      CodeVerifier,
      Redirect: safeRedirect(asked.redirect),
      ExpiresAt: new Date(asked.at.getTime() + SIGN_IN_MINUTES * 60_000),
      UsedAt: null,
    })
    .execute();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(settings),
    scope: provider.Scopes,
    state,
    nonce: Nonce,
    code_challenge: await client.calculatePKCECodeChallenge(CodeVerifier),
    code_challenge_method: 'S256',
    ...(asked.isFresh && { prompt: 'login', max_age: '60' }),
  });
  return { Address: address.href, Cookie: Header };
}
