import type { IncomingMessage, ServerResponse } from 'node:http';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { type Language, languageOf } from '@assay/shared/translation/language.ts';

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

/** "Not now, come again": as little work as an answer can be, for it is given when there is no time for any. */
export function answerBusy({ headers }: IncomingMessage, response: ServerResponse): void {
  const { applanguage } = headers;
  const body = bodyIn(languageOf(typeof applanguage === 'string' ? applanguage : null));
  const isLong =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LET_BY_BYTES;
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'retry-after': SECONDS[Math.floor(Math.random() * SECONDS.length)] ?? '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isLong && { connection: 'close' }),
  });
  response.end(body);
}
