/**
 * Sends badges, records and feeds of certificates for use by any website, without cookies: cached by
 * browsers for five minutes, then revalidated by ETag, and compressed.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type RenderedPage, renderedPage } from './rendered-page.ts';

/**
 * Browsers cache for five minutes: verdicts change by day, but a suspended certificate must not look valid
 * for long.
 */
const SECONDS = 300;
/** Smaller responses are not compressed. */
const PACKED_BYTES = 1_024;

/** A text response for use by any website, with its ETag. */
export type CachedAnswer = RenderedPage & { Type: string; Tag: string };

export const cachedAnswer = (Status: number, Type: string, body: string): CachedAnswer => ({
  ...renderedPage(Status, body),
  Type: `${Type}; charset=utf-8`,
  // Weak, because compressed and uncompressed bytes differ.
  Tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

const HEADERS = {
  'cache-control': `public, max-age=${SECONDS}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
};

/** Cached by browsers for five minutes, then revalidated with its tag. Sets and reads no cookie. */
export async function answerCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  reply.headers(HEADERS).header('etag', answer.Tag);
  if (isKnown(headers['if-none-match'], answer.Tag)) return reply.status(304).send();
  reply.status(answer.Status).header('content-type', answer.Type);
  const encoding = answer.Html.length < PACKED_BYTES ? null : encodingFor(headers['accept-encoding']);
  if (!encoding) return reply.send(answer.Html);
  return reply.header('content-encoding', encoding).send(await answer.packed(encoding));
}

const isKnown = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2)) ??
  false;
