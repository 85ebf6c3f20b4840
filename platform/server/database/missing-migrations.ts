import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations');
const NO_TABLE = '42P01';

/** This version's migrations that a database has not seen, in their order; what a later version added is no matter. */
export async function missingMigrations(client: pg.ClientBase): Promise<string[]> {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const applied = await client
    .query<{ name: string }>('SELECT name FROM migration')
    .then(({ rows }) => new Set(rows.map(({ name }) => name)))
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === NO_TABLE) return new Set<string>();
      throw error;
    });
  return names.sort().filter((name) => !applied.has(name));
}
