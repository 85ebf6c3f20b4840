import type { FastifyRequest } from 'fastify';

/**
 * What the server's own log has of a request. Never its query: one-time links, tickets, the codes of certificates and
 * what people search for stand there, and a log is read and kept by others than those whom they were given to.
 */
export const loggedRequest = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.split('?', 1)[0],
  remoteAddress: ip,
});
