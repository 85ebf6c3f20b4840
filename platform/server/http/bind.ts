/**
 * Registers an API route of the contract in fastify: authenticates, checks role and prerequisites, validates
 * query and request body, runs the handler and writes its response.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#platform/common/contract/define-route.ts';
import { languageOf } from '#platform/common/i18n/language.ts';
import { auditRepeated } from '../audit/audit-repeated.ts';
import { recordWrites, runWithRequestOrigin } from '../audit/request-origin.ts';
import type { FileStore } from '../files/store.ts';
import type { Authentication } from './authentication.ts';
import type { Context, Handler, Portal, SignedIn } from './context.ts';
import { Failure, fail, failField } from './fail.ts';
import { findUnstorable } from './find-unstorable.ts';
import { isNestedTooDeep } from './nesting-depth.ts';
import { TOUCHED, touchedResources } from './resources.ts';
import { zodFields } from './zod-fields.ts';

/** Returns a signal that is aborted when the connection closes before the response was written. */
function abortedWith({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) disconnected.abort(new Failure('ERR_UNAVAILABLE', { RetryAfter: 2 }));
  });
  return disconnected.signal;
}

/** `bind(route, handler)` registers one route: authenticate, authorise by role, validate, handle, present. */
export type Bind = <R extends Route>(route: R, handler: Handler<R>) => void;

type Binding = { portal: Portal; store: FileStore; authentication: Authentication };

export function binder(app: FastifyInstance, { portal, store, authentication }: Binding): Bind {
  const { requirePrerequisites, retryWithReloadedUser } = authentication;
  return (route, handler) => {
    const answer = async (actor: SignedIn | null, request: FastifyRequest, reply: FastifyReply) => {
      assertRole(route, actor);
      requirePrerequisites(route, actor);
      const query = parse(route.query, withoutLanguage(request.query));
      const body = route.method === 'POST' ? parse(route.body, request.body ?? {}) : {};
      const context = { ...portal, ...requestFacts(request), query, body, actor } as Context<typeof route>;
      const { result, written } = await recordWrites(`${route.method} ${route.path}`, () =>
        handler(context, { store }),
      );
      // Nothing for routes without a session: what they changed could reveal, for example, whether an account exists.
      const touched = isOnlyReading(route) || route.access === 'public' ? [] : touchedResources(written);
      if (touched.length > 0) reply.header(TOUCHED, touched.join(', '));
      return { data: result };
    };
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      handler: async (request, reply) => {
        const asking = () => authenticated(route, request, portal.db, authentication);
        const known = await asking();
        if (known && request.work) request.work.UserKey = known.UserKey;
        const from = {
          Address: request.ip,
          Agent: agentOf(request),
          SessionId: known?.SessionId ?? null,
          AccountId: known?.Id ?? null,
          OrganisationId: known?.OrganisationId ?? null,
          ...(isOnlyReading(route) && { Signal: abortedWith(reply) }),
        };
        return runWithRequestOrigin(from, async () => {
          try {
            return await retryWithReloadedUser(known, asking, (actor) => answer(actor, request, reply));
          } catch (error) {
            await logDenial(portal, route, known, request, error);
            throw error;
          }
        });
      },
    });
  };
}

async function authenticated(
  route: Route,
  request: FastifyRequest,
  db: Portal['db'],
  { authenticate, refuseEnded }: Authentication,
): Promise<SignedIn | null> {
  const token = bearer(request);
  const actor = token ? await authenticate(db, token) : null;
  if (route.access === 'public') return actor;
  return actor ?? refuseEnded(db, token);
}

/** Whether the request only reads, so that it can be abandoned when its caller disconnects. */
const isOnlyReading = ({ method, isReadOnly }: Route): boolean => method === 'GET' || isReadOnly === true;

function assertRole({ access }: Route, actor: SignedIn | null): void {
  if (typeof access !== 'string' && !access.some((role) => actor?.Roles.includes(role)))
    fail('ERR_FORBIDDEN');
}

/** Logs refused attempts; a failure to log them must not change the response. */
async function logDenial(
  { db }: Portal,
  route: Route,
  actor: SignedIn | null,
  request: FastifyRequest,
  error: unknown,
): Promise<void> {
  // A user who is only asked to do something else first was not refused.
  if (!actor || !(error instanceof Failure) || error.Code !== 'ERR_FORBIDDEN' || error.Details.Text) return;
  const denied = { AccountId: actor.Id, Event: 'DENIED', Object: route.path, Address: request.ip } as const;
  await auditRepeated(db, denied).catch((problem: unknown) =>
    request.log.error({ err: problem }, 'denial not logged'),
  );
}

/** User agent, shortened: enough to distinguish programs in a permanent log. */
const agentOf = (request: FastifyRequest): string | null =>
  String(request.headers['user-agent'] ?? '').slice(0, 200) || null;

export const bearer = (request: FastifyRequest): string | null =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * Removes `lang`, which chooses the language of any response (specification point 1), so no contract
 * declares it.
 */
function withoutLanguage(query: unknown): unknown {
  const { lang: _, ...rest } = (query ?? {}) as Record<string, unknown>;
  return rest;
}

function parse(schema: Route['body'], value: unknown): unknown {
  if (isNestedTooDeep(value)) return fail('ERR_VALIDATION');
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) return fail('ERR_VALIDATION', { Fields: zodFields(parsed.error) });
  const Field = findUnstorable(parsed.data);
  return Field === null ? parsed.data : failField(Field, 'FIELD_INVALID');
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

export type RequestFacts = ReturnType<typeof requestFacts>;
export function requestFacts(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)))
    fail('ERR_VALIDATION', { Fields: [{ Field: 'Idempotency-Key', Code: 'FIELD_INVALID' }] });
  return {
    language: requestLanguage(request),
    at: new Date(),
    address: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

/** Reads the AppLanguage header, or the optional `lang` parameter of specification point 1. */
export function requestLanguage(request: FastifyRequest) {
  const header = request.headers.applanguage;
  const query = (request.query as { lang?: unknown } | undefined)?.lang;
  return languageOf(typeof header === 'string' ? header : typeof query === 'string' ? query : null);
}
