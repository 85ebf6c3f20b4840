/**
 * Writes the responses to requests that admission control rejects: 503 with a retry delay when the portal is
 * busy, as page or JSON, and 429 when an account has used up its calls per minute.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_TAGS, type Language, languageOf } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { busyPage, wantsPage } from './busy-page.ts';

/** Retry delays in seconds, varied so that rejected clients do not all return at once. */
const SECONDS = ['2', '3', '4', '5'] as const;
/** An unread request body up to this size is drained; for a longer one a new connection is cheaper. */
const LET_BY_BYTES = 65_536;

type Code = 'ERR_UNAVAILABLE' | 'ERR_RATE_LIMIT';
const bodies = new Map<string, Buffer>();

function bodyIn(language: Language, Code: Code): Buffer {
  const known = bodies.get(`${Code} ${language}`);
  if (known) return known;
  const Message = translate(Code, language, { minutes: 1 });
  const body = Buffer.from(JSON.stringify({ Code, Message }));
  bodies.set(`${Code} ${language}`, body);
  return body;
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
/** Headers of a page that consists only of text and inline styles. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/** Responds "busy, retry later" with minimal work, because it is used under overload. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const seconds = SECONDS[Math.floor(Math.random() * SECONDS.length)] ?? '5';
  const answer = wantsPage(request) ? page(request, seconds) : localizedBodies(request, 'ERR_UNAVAILABLE');
  send(request, response, { ...answer, status: 503, seconds });
}

/** Responds that the account has used up its calls for this minute. */
export const answerTooMany = (request: IncomingMessage, response: ServerResponse, seconds: number): void =>
  send(request, response, {
    ...localizedBodies(request, 'ERR_RATE_LIMIT'),
    status: 429,
    seconds: String(seconds),
  });

type Refusal = { status: 429 | 503; seconds: string; body: Buffer; own: Record<string, string> };

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, seconds, body, own }: Refusal,
): void {
  const { headers } = request;
  const isLong =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LET_BY_BYTES;
  response.writeHead(status, {
    ...own,
    'content-length': body.byteLength,
    'retry-after': seconds,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isLong && { connection: 'close' }),
  });
  response.end(body);
}

const localizedBodies = ({ headers: { applanguage } }: IncomingMessage, code: Code) => ({
  body: bodyIn(languageOf(typeof applanguage === 'string' ? applanguage : null), code),
  own: JSON_HEADERS,
});

function page(request: IncomingMessage, seconds: string) {
  const { Html, Language } = busyPage(request, seconds);
  return { body: Html, own: { ...PAGE_HEADERS, 'content-language': LANGUAGE_TAGS[Language] } };
}
