import { sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/** Since when this version's checks could have been: a portal of yesterday has missed nothing. */
export async function checkedSince(db: Queries): Promise<Date> {
  const { rows } = await sql<{
    At: Date;
  }>`select applied_at as at from migration where name = ${FIRST}`.execute(db);
  return rows[0]?.At ?? new Date();
}

/** What brought the tables that runs are kept in. */
const FIRST = '20261124-0001-baseline.sql';
