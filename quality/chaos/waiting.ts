/**
 * SQL condition with which the chaos tests recognise background jobs that are still to be done, without
 * those that were replaced by a newer job.
 */
import { sql } from 'kysely';

/**
 * SQL condition for jobs that are still to be done. Queueing a job with the key of a running one replaces
 * it: the old job loses its key and its remaining attempts and is removed when it ends. If its worker was
 * killed, the old job stays permanently, and the replacement does the work.
 */
export const waiting = sql`not (key is null and last_error is null and attempts >= max_attempts)`;
