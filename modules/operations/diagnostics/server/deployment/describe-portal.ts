import { sql } from 'kysely';
import { portalFigures } from '#modules/operations/status/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { bytes, code, type Described, number, text } from './described.ts';

/** Describes the database, by its own answer, and the processes that use it. */
export async function describePortal(
  db: Db,
  settings: Settings,
): Promise<{ DATABASE: Described; PROCESSES: Described }> {
  const [figures, size] = await Promise.all([
    portalFigures(db, settings),
    sql<{ Name: string; Bytes: number }>`
      select current_database() as name, pg_database_size(current_database())::float8 as bytes`.execute(db),
  ]);
  const { DATABASE_URL, DATABASE_OWNER_URL, PORTAL_ROLE } = settings;
  const own = size.rows[0];
  return {
    DATABASE: {
      Variables: ['DATABASE_URL', 'DATABASE_OWNER_URL'],
      ...(figures.MissingMigrations > 0
        ? { State: 'FAIL', Note: 'DEPLOYMENT_DATABASE_BEHIND' }
        : { State: 'OK' }),
      Facts: [
        ...(DATABASE_URL
          ? [text('HOST', new URL(DATABASE_URL).host), text('DATABASE', own?.Name ?? '')]
          : [code('KIND', 'DEPLOYMENT_DATABASE_EMBEDDED')]),
        text('VERSION', `PostgreSQL ${figures.PostgreSql}`),
        bytes('SIZE', own?.Bytes ?? 0),
        number('MIGRATIONS', figures.Migrations),
        code('OWNER', DATABASE_OWNER_URL ? 'DEPLOYMENT_YES' : 'DEPLOYMENT_NO'),
      ],
    },
    PROCESSES: {
      Variables: ['PORTAL_ROLE', 'PORT', 'METRICS_PORT'],
      ...(figures.Workers === 0
        ? { State: 'FAIL', Note: 'DEPLOYMENT_PROCESSES_NO_WORKER' }
        : { State: 'OK' }),
      Facts: [
        number('SERVERS', figures.Servers),
        number('WORKERS', figures.Workers),
        text('ROLE', PORTAL_ROLE),
        text('VERSION', figures.Version),
        text('NODE', figures.Node),
      ],
    },
  };
}
