import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';

/**
 * Locks the list of services until the commit: their places and scheme codes. Taken before any row is locked, by CREATE
 * and PLACE.
 */
export const lockServiceList = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('places of services'))`.execute(tx);
