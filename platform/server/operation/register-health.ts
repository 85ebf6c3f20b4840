import type { FastifyInstance } from 'fastify';
import { answerHealth } from './answer-health.ts';
import type { Readiness } from './readiness.ts';

/**
 * Registers `/health/live` and `/health/ready` on the portal's port for load balancers; during shutdown
 * every response closes its connection, so that clients reconnect to another process.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  for (const path of ['/health/live', '/health/ready'] as const)
    app.get(path, { logLevel: 'warn', compress: false }, async (_request, reply) => {
      const { status, body } = await answerHealth(path, readiness);
      return reply.status(status).header('cache-control', 'no-store').send(body);
    });
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
  });
}
