import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A status holds from one day to the next, but who has just been suspended must not look valid for long. */
const SECONDS = 300;

type Answer = { status: number; type: string; body: string };

/** For any page of any site: kept for five minutes, then asked for again with its tag. Sets and reads no cookie. */
export function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body }: Answer,
): FastifyReply {
  // Weak: compressed on its way it is the same badge in other bytes.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply
    .header('etag', tag)
    .header('cache-control', `public, max-age=${SECONDS}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.status(status).type(`${type}; charset=utf-8`).send(body);
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2)) ??
  false;
