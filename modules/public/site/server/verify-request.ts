import type { FastifyRequest } from 'fastify';
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

/** What a request for the page of a number comes down to. */
export type VerifyRequest = {
  About: VerifyQuery | null;
  Language: Language;
  /** The cookie that keeps a language which was chosen in the address. */
  Cookie: string | null;
  IsMarked: boolean;
  /** What its page is remembered by. */
  Key: string;
};

/** Readings that are kept: they never become wrong, only many. */
const MAX_ENTRIES = 1_000;
/** Longer requests are individual, or attempts to fill the cache. */
const MAX_LENGTH = 1_000;

/**
 * Parses requests, identical ones once: an address with the same cookies comes thousands of times a second when many users
 * check one number. The day is part of the key, as verdicts change at midnight.
 */
export function verifyReader(deps: Pick<SiteDeps, 'publicUrl'>): (request: FastifyRequest) => VerifyRequest {
  const known = new Map<string, VerifyRequest>();
  return (request) => {
    const { cookie = '' } = request.headers;
    const day = hongKongDate(new Date());
    // Neither an address nor a header holds a line break, so these parts cannot be taken for one another.
    const words = `${day}\n${request.url}\n${cookie}`;
    const before = known.get(words);
    if (before) return before;
    const read = readVerify(deps, request, day);
    if (words.length > MAX_LENGTH) return read;
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(words, read);
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
