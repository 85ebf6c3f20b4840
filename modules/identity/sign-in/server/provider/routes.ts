import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { countTry } from '#platform/server/http/limits.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ProviderProblem, problem } from './problem.ts';
import { type ProviderSettings, providerSettings } from './provider-settings.ts';
import { landingAddress } from './return-address.ts';
import { type SignInUnderWay, takeSignIn } from './take-sign-in.ts';

/** Browsers come here by themselves, so both answer by leading on; whatever goes wrong ends on the sign-in page. */
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
    await countTry(portal.db, { kind: 'provider', address: request.ip });
    if (!provider) return problem('ERR_PROVIDER_OFF', 'NOT_SET_UP');
    const isFresh = single(searchOf(request), 'fresh') === 'true';
    const asked = { redirect, isFresh, cookies: cookiesOf(request), at: new Date() };
    const { Address, Cookie } = await beginSignIn(portal, provider, asked);
    return reply.header('set-cookie', Cookie).redirect(Address, 302);
  } catch (error) {
    return giveUp(portal, request, reply, null, error);
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
  let begun: SignInUnderWay | null = null;
  try {
    await countTry(portal.db, { kind: 'provider', address: request.ip });
    if (!provider) return problem('ERR_PROVIDER_OFF', 'NOT_SET_UP');
    const state = single(search, 'state') ?? problem('ERR_PROVIDER_STATE', 'STATE_MISSING');
    begun = await takeSignIn(portal.db, state, at);
    const visit = { search, state, cookies: cookiesOf(request), address: request.ip, at };
    const code = await finishSignIn(portal, provider, begun, visit);
    return reply.redirect(landingAddress({ redirect: begun.Redirect, code }), 302);
  } catch (error) {
    return giveUp(portal, request, reply, begun?.Redirect ?? null, error);
  }
}

/** Says what happened on the sign-in page and keeps it in the log; the unexpected is logged as an error. */
async function giveUp(
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
