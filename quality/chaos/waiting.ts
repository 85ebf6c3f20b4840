import { sql } from 'kysely';

/**
 * Whether a job is still to be done. Queueing a job with the key of one in progress replaces it: the old one has no key and no
 * attempts left any more, and is removed when it ends; where its worker was killed during it, it stays there permanently, and
 * the replacement does the work.
 */
export const waiting = sql`not (key is null and last_error is null and attempts >= max_attempts)`;
