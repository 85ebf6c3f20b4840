import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations');
const NO_TABLE = '42P01';

/**
 * Returns which of this version's migrations have not been applied to a database, in order, for startup and
 * diagnostics; migrations of later versions are ignored.
 */
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
