import type { IncomingMessage, ServerResponse } from 'node:http';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { LANGUAGE_TAGS, type Language, languageOf } from '@assay/shared/translation/language.ts';
import { busyPage, wantsPage } from './busy-page.ts';

/** Those who are sent away do not all come back at once. */
const SECONDS = ['2', '3', '4', '5'] as const;
/** A body that nobody reads is let go by; one longer than this costs more than a new connection. */
const LET_BY_BYTES = 65_536;

const bodies = new Map<Language, Buffer>();

function bodyIn(language: Language): Buffer {
  const known = bodies.get(language);
  if (known) return known;
  const body = Buffer.from(
    JSON.stringify({ Code: 'ERR_UNAVAILABLE', Message: translate('ERR_UNAVAILABLE', language) }),
  );
  bodies.set(language, body);
  return body;
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
/** A page of nothing but words and its own style. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/** "Not now, come again": as little work as an answer can be, for it is given when there is no time for any. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const seconds = SECONDS[Math.floor(Math.random() * SECONDS.length)] ?? '5';
  const { body, own } = wantsPage(request) ? page(request, seconds) : said(headers.applanguage);
  const isLong =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LET_BY_BYTES;
  response.writeHead(503, {
    ...own,
    'content-length': body.byteLength,
    'retry-after': seconds,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isLong && { connection: 'close' }),
  });
  response.end(body);
}

const said = (language: string | string[] | undefined) => ({
  body: bodyIn(languageOf(typeof language === 'string' ? language : null)),
  own: JSON_HEADERS,
});

function page(request: IncomingMessage, seconds: string) {
  const { Html, Language } = busyPage(request, seconds);
  return { body: Html, own: { ...PAGE_HEADERS, 'content-language': LANGUAGE_TAGS[Language] } };
}
