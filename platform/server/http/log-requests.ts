/**
 * Logs one line per HTTP request and opens its trace span; the request id is returned in `x-request-id` and
 * added to everything logged or queued for the request.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentWork, runWork, type Work } from '../operation/current-work.ts';
import { isObserved, observe } from '../operation/metrics/observe.ts';
import { openSpan } from '../operation/trace/span.ts';

/**
 * Logs one line per request, and adds the request id to everything logged and queued for it. A line contains
 * the route, not the URL: URLs contain record keys, and queries contain link codes. It identifies the user
 * by network address and opaque key, for troubleshooting; no name, no email address.
 */
export function logRequests(app: FastifyInstance, isLogged: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // The last hook before the handler: earlier steps, such as reading the request body, may lose the request context.
  app.addHook('preHandler', (request, reply, done) => {
    const { traceparent } = request.headers;
    const opened = openSpan(
      `${request.method} ${routeOf(request)}`,
      'SERVER',
      { 'http.request.method': request.method, 'http.route': routeOf(request), 'assay.request': request.id },
      typeof traceparent === 'string' ? traceparent : null,
    );
    const work: Work = { RequestId: request.id, ...(opened && { Trace: opened.trace }) };
    request.work = work;
    if (opened) {
      const end = () => opened.end({ 'http.response.status_code': reply.statusCode });
      reply.raw.once('close', end);
    }
    runWork(currentWork() ?? work, done);
  });
  if (!isLogged && !isObserved()) return;
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: routeOf(request), status: `${Math.floor(reply.statusCode / 100)}xx` };
    observe('assay_http_request_seconds', labels, reply.elapsedTime / 1_000);
    if (!isLogged) return done();
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        ...(request.work?.UserKey && { UserKey: request.work.UserKey }),
      },
      'request',
    );
    done();
  });
}

/** Returns the route pattern, such as `/verify/:number`; for an unmatched request `unknown`. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
