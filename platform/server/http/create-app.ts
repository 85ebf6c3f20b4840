/**
 * Creates the fastify application on which all routes are registered: limits of size and time, security
 * headers, admission control, compression, JSON and multipart parsing, logging and error responses.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../configuration/settings.ts';
import { createLog } from '../operation/create-log.ts';
import type { Work } from '../operation/current-work.ts';
import { type Admission, admit } from './admission/admit.ts';
import type { Identify } from './admission/callers.ts';
import { answerError, answerErrors } from './errors.ts';
import { Failure, fail } from './fail.ts';
import { formatFailure } from './format-failure.ts';
import { logRequests } from './log-requests.ts';
import { requireOneHost } from './require-one-host.ts';
import { fixedHeaders } from './security-headers.ts';

/** Valid request ids: letters, digits and a few signs, nothing that could break a log line or header. */
const SANE = /^[A-Za-z0-9._:-]{8,100}$/;

/** Returns the request id set by a proxy if it is valid; otherwise a new one. */
function requestId({ headers }: IncomingMessage): string {
  const header = headers['x-request-id'];
  return typeof header === 'string' && SANE.test(header) ? header : randomUUID();
}

/**
 * Fields of a request in the server's log. Never the query: it may contain one-time links, tickets,
 * certificate codes and search terms, which readers of the log must not see.
 */
const loggedRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.split('?', 1)[0],
  remoteAddress: ip,
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Timeout for this route's request body, where the usual one is too short. */
    bodyTimeout?: number;
  }
}

/**
 * Ends requests whose body takes too long to arrive. The server has a single timeout for all routes, set for
 * the slowest upload; every other body has far less time.
 */
function limitBodyTime(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isBodyPending(request)) {
      const timer = setTimeout(() => {
        if (!request.raw.complete) request.raw.destroy();
      }, request.routeOptions.config.bodyTimeout ?? usual);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const isBodyPending = ({ headers, raw }: FastifyRequest): boolean =>
  !raw.complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to bytes that are not a valid HTTP request, so no language, route or page can be determined. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(formatFailure(new Failure('ERR_VALIDATION', {}), 'EN'));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${REASONS[error.code ?? ''] ?? '400 Bad Request'}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        "content-security-policy: default-src 'none';frame-ancestors 'none'",
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
  }
  interface FastifyRequest {
    work?: Work;
  }
}

/** Compresses list pages as well as the usual quality 4, in half the time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
/** Maximum JSON body: a long form with tables stays far below. Uploads have their own limit. */
const BODY_BYTES = 1_048_576;
const BODY_MS = 30_000;
/** Timeout of the slowest upload; every other body has `BODY_MS`. */
const MAX_BODY_MS = 11 * 60_000;

const NOT_FOUND = '/404';
const isOfPage = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'GET' && !url.startsWith('/api/');

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Creates the HTTP foundation, without any features; `frames` are other origins that a page may embed,
 * `identify` finds the account of a token.
 */
export async function createApp(
  settings: Settings,
  frames: readonly string[] = [],
  log: Logger = createLog(settings),
  identify: Identify = async () => null,
): Promise<FastifyInstance> {
  const fixed = await fixedHeaders(settings, frames);
  const app = fastify({
    bodyLimit: BODY_BYTES,
    connectionTimeout: 60_000,
    requestTimeout: MAX_BODY_MS,
    // By default Node checks these timeouts only every 30 seconds.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    genReqId: requestId,
    trustProxy: settings.TRUST_PROXY ?? false,
    loggerInstance: log.child({}, { serializers: { req: loggedRequest } }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'RequestId' }),
    ajv: { customOptions: { coerceTypes: false } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // While the process shuts down, requests on open connections are answered, and the connection is then
    // closed.
    return503OnClosing: false,
    // Requests that fastify refuses before routing bypass every hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...fixed, ...NO_STORE });
      // A page address with invalid escapes is treated as a page that does not exist.
      void (isOfPage(request) ? reply.redirect(NOT_FOUND) : answerError(error, request, reply));
    },
    clientErrorHandler: answerUnreadable,
  });
  answerErrors(app);
  logRequests(app, log.isLevelEnabled('info'));
  limitBodyTime(app, BODY_MS);
  requireOneHost(app);
  app.decorate('admission', admit(app.server, settings, identify));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    // By the matched route, not by the written address: `/%61pi/…` matches the same route.
    if (request.routeOptions.url?.startsWith('/api/') ?? true) reply.headers(NO_STORE);
    done();
  });
  await app.register(compress, { threshold: 1_024, brotliOptions: QUICKLY });
  await app.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000 } });
  acceptOnlyJson(app);
  app.all('/api/*', async () => fail('ERR_NOT_FOUND'));
  app.setNotFoundHandler(async () => fail('ERR_NOT_FOUND'));
  return app;
}

/** An empty body is an empty object; anything that is not JSON is refused. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const standard = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    standard(request, String(body), done);
  });
}
