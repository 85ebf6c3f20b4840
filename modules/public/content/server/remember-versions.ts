import { legalVersions } from '#modules/identity/sign-in/server/index.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { remember } from '#platform/server/database/remember.ts';

const FRESH_MS = 1_000;

/** The versions in force for pages that anybody may ask for: read once a second, and after `forgetPublished`. */
export const knownVersions = remember(FRESH_MS, legalVersions);

/**
 * A legal text was published: the next page says so. A browser goes by what its first page said for minutes, so it
 * would not ask about new terms for as long.
 */
export const forgetPublished = (db: Db): void => knownVersions.forget(db);
