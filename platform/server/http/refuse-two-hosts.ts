import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';

/** Two `Host` headers: a proxy in front may have looked at the other one (RFC 9112, section 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) fail('ERR_VALIDATION', { Status: 400 });
  });
}
