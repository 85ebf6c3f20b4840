import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';

/** Two `Host` headers: a proxy in front may have looked at the other one (RFC 9112, section 3.2). */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Of requests; live connections are asked at their own door. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hasTwoHosts(raw)) fail('ERR_VALIDATION', { Status: 400 });
  });
}
