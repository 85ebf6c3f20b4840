import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';

/**
 * How many `Host` headers a request has: exactly one is valid (RFC 9112, section 3.2); of two, a proxy in front may evaluate
 * the other.
 */
export const hostHeaders = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Node itself refuses a request of HTTP/1.1 without any, but not an upgrade: `realtime` checks those. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hostHeaders(raw) > 1) fail('ERR_VALIDATION', { Status: 400 });
  });
}
