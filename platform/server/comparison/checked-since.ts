import { sql } from 'kysely';
import type { Queries } from '../database/connect.ts';

/**
 * Returns when this installation's database was set up: checks and backups cannot have run before, so a new
 * portal does not count as overdue.
 */
export async function checkedSince(db: Queries): Promise<Date> {
  const { rows } = await sql<{
    At: Date;
  }>`select applied_at as at from migration where name = ${FIRST}`.execute(db);
  return rows[0]?.At ?? new Date();
}

/** The migration that created the tables of the check runs. */
const FIRST = '20261124-0001-baseline.sql';
