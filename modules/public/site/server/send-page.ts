import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { encodingFor, type RenderedPage } from './rendered-page.ts';

/**
 * Sends a rendered page of the public site or the app with status and language headers, compressed as the
 * browser accepts; shared caches must not store it.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  page: RenderedPage,
): Promise<FastifyReply> {
  if (page.RetryAfter !== undefined) reply.header('retry-after', String(page.RetryAfter));
  reply.status(page.Status).headers(HEADERS[language]);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.Html);
  return reply.header('content-encoding', encoding).send(await page.packed(encoding));
}

const headersIn = (language: Language) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': LANGUAGE_TAGS[language],
  vary: 'Cookie, Accept-Encoding',
  'cache-control': 'private, no-cache',
});
const HEADERS = { EN: headersIn('EN'), CHT: headersIn('CHT'), CHS: headersIn('CHS') };
