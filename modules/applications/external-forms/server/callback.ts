/**
 * Endpoint where the MachForm server reports submitted entries: checks the shared secret, stores the entry
 * and then imports it; every refusal gets the same response.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '#platform/server/audit/audit.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { countAttempt } from '#platform/server/http/limits.ts';
import { importEntry } from './import-entry.ts';
import { machForm } from './machform.ts';
import { readBody } from './read-body.ts';
import { storeEntry } from './stored-entry.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True if the header contains the secret; the comparison takes constant time. */
const isSecret = (provided: string | string[] | undefined, secret: string): boolean =>
  timingSafeEqual(digest(typeof provided === 'string' ? provided : ''), digest(secret)) &&
  typeof provided === 'string' &&
  provided !== '';

const KINDS = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

/** Callback headers that are stored with the entry; never the one with the secret. */
const LOGGED_HEADERS = ['content-type', 'content-length', 'user-agent'];

/**
 * Registers the endpoint. Callers that cannot prove to be MachForm are rejected before the request body is read;
 * requests with the secret are stored first, then validated. Every refusal gets the same response.
 */
export function registerCallback(app: FastifyInstance, portal: Portal): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(KINDS, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(
      '/api/application/machform/update',
      { onRequest: (request) => admit(portal, request) },
      async (request) => {
        await receive(portal, request);
        return { data: {} };
      },
    );
  });
}

async function admit({ db, settings }: Portal, request: FastifyRequest): Promise<void> {
  const server = machForm(settings) ?? fail('ERR_NOT_FOUND');
  const isIts = isSecret(request.headers[server.Header], server.Secret);
  // The rate limit on guesses must not stop MachForm itself, regardless of what else the request contains.
  await countAttempt(db, { kind: isIts ? 'callback' : 'callbackSecret', address: request.ip });
  if (isIts) return;
  const Detail = { Reason: 'SECRET' };
  await audit(db, { AccountId: null, Event: 'FORM_ENTRY_REFUSED', Address: request.ip, Detail });
  rejectCallback();
}

async function receive(portal: Portal, request: FastifyRequest): Promise<void> {
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  const read = readBody(body, String(request.headers['content-type'] ?? ''));
  const Headers = Object.fromEntries(
    LOGGED_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value.slice(0, 300)]] : [];
    }),
  );
  const entry = await storeEntry(portal.db, { Body: body, Headers, Address: request.ip }, read);
  const outcome = await importEntry(portal, { entry, body: read, address: request.ip, at: new Date() });
  if (outcome === 'REFUSED') rejectCallback();
}

/** The same response for every reason, so that callers cannot learn what would be valid. */
const rejectCallback = (): never => fail('ERR_FORBIDDEN', { Text: 'ERR_FORM_ENTRY' });
