/**
 * Caches for one second the versions of the legal texts in force that public pages contain; cleared after a
 * publication.
 */
import { legalVersions } from '#modules/identity/sign-in/server/index.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Db } from '#platform/server/database/connect.ts';

const STALE_AFTER_MS = 1_000;

/** Versions in force for public pages: read once a second, and after `clearVersionCache`. */
export const cachedVersions = cacheQuery(STALE_AFTER_MS, legalVersions);

/**
 * Clears the cache after a legal text was published, so that the next page has the new version. Browsers
 * rely for minutes on the version of their first page and would otherwise learn of new terms late.
 */
export const clearVersionCache = (db: Db): void => cachedVersions.evict(db);
