/**
 * Refuses requests with more than one `Host` header (RFC 9112, section 3.2), which a proxy in front might
 * read differently; `hostHeaders` lets the live connection check its own.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';

/**
 * Returns the number of `Host` headers: exactly one is valid (RFC 9112, section 3.2); with two, a proxy in
 * front may evaluate the other one.
 */
export const hostHeaders = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Node itself refuses HTTP/1.1 requests without one, but not upgrades: `realtime` checks those. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hostHeaders(raw) > 1) fail('ERR_VALIDATION', { Status: 400 });
  });
}
