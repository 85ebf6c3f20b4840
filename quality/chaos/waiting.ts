import { sql } from 'kysely';

/**
 * Of a job: it waits to be done, as far as anybody will. Whoever asks for a job by a key that is being worked at
 * replaces it: that one has no key any more and no tries left, and is gone when it ends; where its worker was killed
 * over it, it lies there for good, and the one that replaced it does the work.
 */
export const waiting = sql`not (key is null and last_error is null and attempts >= max_attempts)`;
