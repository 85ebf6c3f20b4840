import { legalVersions } from '#modules/identity/sign-in/server/index.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Db } from '#platform/server/database/connect.ts';

const STALE_AFTER_MS = 1_000;

/** The versions in force for pages that anybody may ask for: read once a second, and after `clearVersionCache`. */
export const cachedVersions = cacheQuery(STALE_AFTER_MS, legalVersions);

/**
 * A legal text was published: the next page says so. A browser goes by what its first page said for minutes, so it
 * would not ask about new terms for as long.
 */
export const clearVersionCache = (db: Db): void => cachedVersions.evict(db);
