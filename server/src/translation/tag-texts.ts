import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const TAGGED = ['/api/translation/public', '/api/translation/public/all'];

/** All texts are much to read again: whoever has them asks with their tag whether they still are what they were. */
export function tagTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isTexts = TAGGED.includes(request.routeOptions.url ?? '') && reply.statusCode === 200;
    if (!isTexts || typeof payload !== 'string') return payload;
    // Weak: compressed on its way it is the same answer in other bytes.
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    if (!known.some((one) => one.replace(/^(W\/)?/, 'W/') === tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
