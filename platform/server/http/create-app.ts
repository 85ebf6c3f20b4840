import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { publicScreens } from '#platform/common/access/public-screens.ts';
import type { Settings } from '../configuration/settings.ts';
import { createLog } from '../operation/create-log.ts';
import type { Work } from '../operation/current-work.ts';
import { type Admission, admit } from './admission/admit.ts';
import type { Identify } from './admission/callers.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { answerError, answerErrors } from './errors.ts';
import { fail } from './fail.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { logRequests } from './log-requests.ts';
import { loggedRequest } from './logged-request.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import { requestId } from './request-id.ts';
import { fixedHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
  }
  interface FastifyRequest {
    work?: Work;
  }
}

/** A page of a list comes out as small as with the usual 4, in half the time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
/** JSON bodies: a long form with tables stays far below. Uploads have their own limit. */
const BODY_BYTES = 1_048_576;
const BODY_MS = 30_000;
/** What the slowest upload may take; every other body has `BODY_MS`. */
const LONGEST_BODY_MS = 11 * 60_000;

const NOT_FOUND = publicScreens.notFound.Path;
const isOfPage = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'GET' && !url.startsWith('/api/');

const NOT_KEPT = { 'cache-control': 'no-store' };

/** The HTTP foundation: limits, headers, error form. Knows no feature; `frames` are other origins that a page may frame, `identify` finds the account of a token. */
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
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: 5_000 },
    genReqId: requestId,
    trustProxy: settings.TRUST_PROXY ?? false,
    loggerInstance: log.child({}, { serializers: { req: loggedRequest } }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'RequestId' }),
    ajv: { customOptions: { coerceTypes: false } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // What still comes on an open connection while the process drains is answered, and is the last on it.
    return503OnClosing: false,
    // What fastify refuses before there is a route goes past every hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...fixed, ...NOT_KEPT });
      // A page with broken escapes in its address is one of those that do not exist.
      void (isOfPage(request) ? reply.redirect(NOT_FOUND) : answerError(error, request, reply));
    },
    clientErrorHandler: answerUnreadable,
  });
  answerErrors(app);
  logRequests(app, log.isLevelEnabled('info'));
  limitBodyTime(app, BODY_MS);
  refuseTwoHosts(app);
  app.decorate('admission', admit(app.server, settings, identify));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    // By the route that answers, not by how its address was written: `/%61pi/…` leads to the same one.
    if (request.routeOptions.url?.startsWith('/api/') ?? true) reply.headers(NOT_KEPT);
    done();
  });
  await app.register(compress, { threshold: 1_024, brotliOptions: QUICKLY });
  await app.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000 } });
  acceptOnlyJson(app);
  app.all('/api/*', async () => fail('ERR_NOT_FOUND'));
  app.setNotFoundHandler(async () => fail('ERR_NOT_FOUND'));
  return app;
}

/** An empty body is an empty object; anything that is not JSON is refused as such. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const standard = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    standard(request, String(body), done);
  });
}
