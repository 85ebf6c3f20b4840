import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route's body may take to arrive, where the usual time is too short. */
    bodyTimeout?: number;
  }
}

/**
 * Ends requests whose body takes too long to arrive. The server's own time-out is one for all routes, so it is as
 * long as the slowest upload may take; every other body has far less.
 */
export function limitBodyTime(app: FastifyInstance, usual: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isToCome(request)) {
      const timer = setTimeout(() => {
        if (!request.raw.complete) request.raw.destroy();
      }, request.routeOptions.config.bodyTimeout ?? usual);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const isToCome = ({ headers, raw }: FastifyRequest): boolean =>
  !raw.complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);
