/** HTTP routes that start and finish a sign-in at the identity provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { safeRedirect } from '#platform/common/access/navigate.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { hashSecret, newSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { browserCookie, SIGN_IN_MINUTES } from './browser-cookie.ts';
import { consumeSignIn, type PendingSignIn } from './consume-sign-in.ts';
import { discover } from './discover.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ProviderProblem, problem } from './problem.ts';
import { type ProviderSettings, providerSettings } from './provider-settings.ts';
import { landingAddress, returnAddress } from './return-address.ts';

/** `isFresh`: the user must authenticate at the provider again; a session open there is not enough. */
type SignInStart = { redirect: unknown; isFresh: boolean; cookies: string; at: Date };

/** Stores the pending sign-in of this browser, and returns the provider's URL and the cookie. */
async function startSignIn(portal: Portal, provider: ProviderSettings, signInStart: SignInStart) {
  const { db, settings } = portal;
  const config = await discover(provider);
  const state = newSecret();
  const Nonce = newSecret();
  const CodeVerifier = client.randomPKCECodeVerifier();
  const { Secret, Header } = browserCookie(settings, signInStart.cookies);
  await db
    .insertInto('ProviderSignIn')
    .values({
      StateHash: hashSecret(state),
      BrowserHash: hashSecret(Secret),
      Nonce,
      CodeVerifier,
      Redirect: safeRedirect(signInStart.redirect),
      ExpiresAt: new Date(signInStart.at.getTime() + SIGN_IN_MINUTES * 60_000),
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
    ...(signInStart.isFresh && { prompt: 'login', max_age: '60' }),
  });
  return { Address: address.href, Cookie: Header };
}

/**
 * Registers the two routes. Browsers open them directly, so both respond with redirects; every error ends on
 * the sign-in page.
 */
export function registerProvider(app: FastifyInstance, portal: Portal): void {
  const provider = providerSettings(portal.settings);
  app.get('/api/auth/provider/start', (request, reply) => start(portal, provider, request, reply));
  app.get('/api/auth/provider/return', (request, reply) => finish(portal, provider, request, reply));
}

const searchOf = (request: FastifyRequest): string => new URL(request.url, 'http://x').search;
const single = (search: string, name: string): string | null => new URLSearchParams(search).get(name);
const cookiesOf = (request: FastifyRequest): string => request.headers.cookie ?? '';

async function start(
  portal: Portal,
  provider: ProviderSettings | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const redirect = single(searchOf(request), 'redirect');
  try {
    await countAttempt(portal.db, { kind: 'provider', address: request.ip });
    if (!provider) return problem('ERR_PROVIDER_OFF', 'NOT_SET_UP');
    const isFresh = single(searchOf(request), 'fresh') === 'true';
    const signInStart = { redirect, isFresh, cookies: cookiesOf(request), at: new Date() };
    const { Address, Cookie } = await startSignIn(portal, provider, signInStart);
    return reply.header('set-cookie', Cookie).redirect(Address, 302);
  } catch (error) {
    return abortSignIn(portal, request, reply, null, error);
  }
}

async function finish(
  portal: Portal,
  provider: ProviderSettings | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const at = new Date();
  const search = searchOf(request);
  let begun: PendingSignIn | null = null;
  try {
    await countAttempt(portal.db, { kind: 'provider', address: request.ip });
    if (!provider) return problem('ERR_PROVIDER_OFF', 'NOT_SET_UP');
    const state = single(search, 'state') ?? problem('ERR_PROVIDER_STATE', 'STATE_MISSING');
    begun = await consumeSignIn(portal.db, state, at);
    const visit = { search, state, cookies: cookiesOf(request), address: request.ip, at };
    const code = await finishSignIn(portal, provider, begun, visit);
    return reply.redirect(landingAddress({ redirect: begun.Redirect, code }), 302);
  } catch (error) {
    return abortSignIn(portal, request, reply, begun?.Redirect ?? null, error);
  }
}

/** Redirects to the sign-in page with the error and logs it; unexpected errors are logged as errors. */
async function abortSignIn(
  { db }: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  redirect: string | null,
  error: unknown,
): Promise<FastifyReply> {
  if (error instanceof Failure && error.Code === 'ERR_RATE_LIMIT')
    return reply.redirect(landingAddress({ redirect, problem: 'ERR_PROVIDER_BUSY' }), 302);
  if (!(error instanceof ProviderProblem)) {
    request.log.error({ err: error }, 'a sign-in at the identity provider failed');
    return reply.redirect(landingAddress({ redirect, problem: 'ERR_PROVIDER_FAILED' }), 302);
  }
  const { Code, Reason, Detail, AccountId } = error;
  await audit(db, {
    AccountId,
    Event: 'PROVIDER_FAILED',
    Object: Code,
    Address: request.ip,
    Detail: { Reason, ...Detail },
  });
  return reply.redirect(landingAddress({ redirect, problem: Code }), 302);
}
