import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { newestBackup } from '#modules/operations/backup/server/index.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { countJobs } from '#platform/server/jobs/job-state.ts';
import { LEASE_CLASS } from '#platform/server/jobs/lease-class.ts';
import { portalVersion } from '#platform/server/operation/portal-version.ts';
import { SERVER_LEASE } from '#platform/server/realtime/server-lease.ts';
import type { StatusFigures } from '../rules/contract.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../database/migrations');

type Counted = {
  PostgreSql: string;
  Migrations: number;
  MailsWaiting: number;
  MailsFailed: number;
  Servers: number;
  Workers: number;
};

/** Collects the figures of the status page: versions, migrations, backup, queue, emails, disk, processes. */
export async function portalFigures(db: Db, settings: Settings): Promise<StatusFigures> {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const [counted, jobs, backup, disk] = await Promise.all([
    count(db, names),
    countJobs(db),
    newestBackup(db, true),
    statfs(settings.DATA_DIR).catch(() => statfs('.')),
  ]);
  return {
    Version: portalVersion(),
    Node: process.versions.node,
    ...counted,
    QueueSeconds: jobs.OldestSeconds,
    JobsWaiting: jobs.WAITING,
    JobsLater: jobs.LATER,
    JobsFailed: jobs.FAILED,
    MissingMigrations: names.length - counted.Migrations,
    BackupAt: backup?.SnapshotAt.toISOString() ?? null,
    BackupHours: setting('BackupHours'),
    DiskFree: disk.bavail * disk.bsize,
    DiskSize: disk.blocks * disk.bsize,
    Store: settings.S3_BUCKET ? 'BUCKET' : 'DISK',
  };
}

/**
 * Processes and workers are counted by their advisory locks, which PostgreSQL releases when one is killed.
 */
async function count(db: Db, names: readonly string[]): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select current_setting('server_version') as postgre_sql,
      (select count(*)::int from migration where name = any(${names}::text[])) as migrations,
      mails.*, lives.*
    from (select count(*) filter (where status = 'QUEUED')::int as mails_waiting,
          count(*) filter (where status = 'FAILED')::int as mails_failed
        from mail where status in ('QUEUED', 'FAILED')) as mails,
      (select count(distinct objid) filter (where classid = ${SERVER_LEASE})::int as servers,
          count(distinct objid) filter (where classid = ${LEASE_CLASS})::int as workers
        from pg_locks where locktype = 'advisory' and granted and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())) as lives`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('The database returned no information about itself.');
  return { ...found, PostgreSql: found.PostgreSql.split(' ')[0] ?? '' };
}
