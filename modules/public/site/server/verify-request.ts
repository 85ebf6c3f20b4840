/**
 * Parses requests for verification pages (number, language, cache key of the page); identical requests are
 * parsed once, as they arrive thousands of times a second for one number.
 */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import {
  closedAnnouncements,
  isMarkedFor,
  languageCookieFor,
  languageFor,
  requestOf,
} from './answer-page.ts';
import type { SiteDeps } from './deps.ts';
import { type VerifyQuery, verifyQuery } from './verify-page.ts';

/** A parsed request for a verification page. */
export type VerifyRequest = {
  About: VerifyQuery | null;
  Language: Language;
  /** Cookie that stores a language selected in the address. */
  Cookie: string | null;
  IsMarked: boolean;
  /** Cache key of the page. */
  Key: string;
};

/** Maximum number of cached requests; entries never become outdated. */
const MAX_ENTRIES = 1_000;
/** Longer requests are not cached: they are unique or attempts to fill the cache. */
const MAX_LENGTH = 1_000;

/**
 * Parses identical requests once: the same address and cookies arrive thousands of times a second when many
 * users check one number. The day is part of the key, as verdicts change at midnight.
 */
export function verifyReader(deps: Pick<SiteDeps, 'publicUrl'>): (request: FastifyRequest) => VerifyRequest {
  const known = new LRUCache<string, VerifyRequest>({ max: MAX_ENTRIES });
  return (request) => {
    const { cookie = '' } = request.headers;
    const day = hongKongDate(new Date());
    // Addresses and headers contain no line breaks, so the combined key is unambiguous.
    const cacheKey = `${day}\n${request.url}\n${cookie}`;
    const before = known.get(cacheKey);
    if (before) return before;
    const read = readVerify(deps, request, day);
    if (cacheKey.length > MAX_LENGTH) return read;
    known.set(cacheKey, read);
    return read;
  };
}

function readVerify(deps: Pick<SiteDeps, 'publicUrl'>, request: FastifyRequest, day: string): VerifyRequest {
  const About = verifyQuery(requestOf(request));
  const Language = languageFor(request);
  return {
    About,
    Language,
    Cookie: languageCookieFor(deps, request),
    IsMarked: isMarkedFor(request),
    Key: JSON.stringify([About?.Path, Language, day, ...closedAnnouncements(request)]),
  };
}
