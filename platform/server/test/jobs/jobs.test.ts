import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queueDocument } from '#modules/certification/certificates/server/queue-document.ts';
import { EXPORT_LIMITS } from '#platform/common/exports/limits.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { insertCertified, intentOf } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { readSettings } from '../../configuration/settings.ts';
import { json } from '../../database/json.ts';
import { newKey } from '../../database/keys.ts';
import { recoverJobs } from '../../jobs/recover-jobs.ts';
import { allJobs } from '../../jobs/registry.ts';
import { startWorkerThread } from '../../jobs/start-worker-thread.ts';
import { enqueue } from '../../jobs/tasks.ts';
import { startWorker } from '../../jobs/worker.ts';

const PROGRAM = new URL('../../../../apps/server/worker-thread.ts', import.meta.url);

const texts = allTexts();

let test: TestPortal;
let url: string;
beforeAll(async () => {
  test = await startTestPortal();
  url = String(test.portal.settings.DATABASE_URL);
});
afterAll(() => test.close());

type Job = { id: string; attempts: number; max_attempts: number; locked_by: string | null };
/** Returns the queued pages and the queued notifications about them. */
const jobs = async (): Promise<Job[]> =>
  (
    await sql<Record<string, never>>`select to_jsonb(jobs) as job from graphile_worker.jobs
      where task_identifier = 'certificate.render' order by id`.execute(test.db)
  ).rows.map((row) => Object.values(row)[0] as unknown as Job);
const statusOf = async (id: number) =>
  (
    await test.db
      .selectFrom('CertificateDocument')
      .select('Status')
      .where('CertificateId', '=', id)
      .orderBy('Revision', 'desc')
      .executeTakeFirst()
  )?.Status;

async function intend(no: string): Promise<number> {
  const intent = await intentOf(test, await insertCertified(test, { no }), '2025-03-14T02:00:00Z');
  return test.db.transaction().execute((tx) => queueDocument(tx, intent));
}

describe('the worker', () => {
  it('in its own thread processes intents, and stops on request', async () => {
    const id = await intend('QM-2025-00001');
    const worker = startWorkerThread(test.portal.settings, url, PROGRAM);
    try {
      await expect.poll(() => statusOf(id), { timeout: 50_000, interval: 200 }).toBe('READY');
      await expect.poll(jobs, { timeout: 10_000 }).toEqual([]);
    } finally {
      await worker.stop();
    }
    const later = await intend('QM-2025-00002');
    await wait(300);
    expect(await statusOf(later)).toBe('INTENDED');
    expect(await jobs()).toHaveLength(1);
  });

  it('takes over jobs of a killed worker immediately', async () => {
    const [job] = await jobs();
    // As after kill -9: locked a minute ago by a worker that no longer has a lock.
    await sql`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '1 minute', attempts = 1`.execute(
      test.db,
    );
    const worker = await startWorker(test.portal, { url, concurrency: 1 });
    await expect.poll(jobs, { timeout: 30_000, interval: 200 }).toEqual([]);
    await worker.stop();
    expect(job?.attempts).toBe(0);
    const left = await test.db
      .selectFrom('CertificateDocument')
      .select('Id')
      .where('Status', '<>', 'READY')
      .execute();
    expect(left).toEqual([]);
  });

  it('does not touch the jobs of a running worker', async () => {
    const first = await intend('QM-2025-00003');
    const worker = await startWorker(test.portal, { url, concurrency: 1 });
    await expect.poll(() => statusOf(first), { timeout: 30_000 }).toBe('READY');
    await expect.poll(jobs, { timeout: 10_000 }).toEqual([]);
    const locks = await sql<{ Objid: string }>`
      select objid from pg_locks where locktype = 'advisory' and granted and classid = 7202602
        and database = (select oid from pg_database where datname = current_database())`.execute(test.db);
    expect(locks.rows).toHaveLength(1);
    await worker.stop();
  });

  it('a permanently failed job stays visible, and its document is marked as failed', async () => {
    const id = await intend('QM-2025-00004');
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(test.db);
    await recoverJobs(test.portal);
    expect(await statusOf(id)).toBe('FAILED');
    expect(await jobs()).toMatchObject([{ attempts: 12, max_attempts: 12 }]);
  });

  it('a discarded job is in the event log, and the operator is named once', async () => {
    const state = async () => ({
      logged: (
        await test.db
          .selectFrom('Audit')
          .select(['Object', 'Detail'])
          .where('Event', '=', 'JOB_FAILED')
          .execute()
      ).map(({ Object: task, Detail }) => `${task}: ${Detail?.Error}`),
      mailed: (
        await test.db.selectFrom('Mail').select('Recipient').where('Cause', 'like', 'job-failed:%').execute()
      ).map(({ Recipient }) => Recipient),
    });
    const lastAttempt = (more = '') =>
      sql`update graphile_worker._private_jobs set attempts = max_attempts - 1 ${sql.raw(more)}`.execute(
        test.db,
      );
    await sql`delete from graphile_worker._private_jobs`.execute(test.db);
    const broken = {
      ...test.portal,
      settings: readSettings({ ...process.env, NODE_ENV: 'test', SIGNING_P12: '/nowhere.p12' }),
    };
    await intend('QM-2025-00005');
    await intend('QM-2025-00006');
    await sql`delete from graphile_worker._private_jobs where task_id <> (
      select id from graphile_worker._private_tasks where identifier = 'certificate.render')`.execute(
      test.db,
    );
    await lastAttempt();
    const worker = await startWorker(broken, { url, concurrency: 1 });
    await expect.poll(async () => (await state()).logged.length, { timeout: 30_000 }).toBe(2);
    await worker.stop();
    const failed = await state();
    for (const line of failed.logged) expect(line).toMatch(/^certificate\.render: .*SIGNING_P12/);
    expect(failed.mailed.toSorted()).toEqual(['admin@demo.test', 'it@demo.test']);
    // A job killed in its last attempt cannot report this itself.
    await sql`delete from graphile_worker._private_jobs`.execute(test.db);
    await intend('QM-2025-00007');
    await sql`delete from graphile_worker._private_jobs where task_id <> (
      select id from graphile_worker._private_tasks where identifier = 'certificate.render')`.execute(
      test.db,
    );
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_by = 'gone',
      locked_at = now() - interval '1 minute'`.execute(test.db);
    await Promise.all([recoverJobs(test.portal), recoverJobs(test.portal)]);
    expect((await state()).logged.slice(2)).toEqual([
      'certificate.render: The portal was stopped during the last attempt.',
    ]);
  });

  it('a job killed too often ends for the waiting user, who may retry', async () => {
    const { Id: AccountId } = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'scheduling@demo.test')
      .executeTakeFirstOrThrow();
    const CreatedAt = new Date();
    await test.db.transaction().execute(async (tx) => {
      const bulk = await tx
        .insertInto('BulkJob')
        .values({ JobKey: newKey(), AccountId, Kind: 'ASSIGN', Input: json({}), Total: 2, CreatedAt })
        .returning('Id')
        .executeTakeFirstOrThrow();
      const item = (Position: number, Status: 'DONE' | 'WAITING') => ({
        ...{ BulkJobId: bulk.Id, ApplicationKey: newKey(), Position, Status },
      });
      await tx
        .insertInto('BulkItem')
        .values([item(0, 'DONE'), item(1, 'WAITING')])
        .execute();
      await enqueue(tx, 'bulk.run', { BulkJobId: bulk.Id });
      const request = { AccountId, Subject: 'APPLICATIONS' as const, Format: 'CSV' as const, CreatedAt };
      for (let count = 0; count < EXPORT_LIMITS.AtOnce; count += 1) {
        const row = await tx
          .insertInto('Export')
          .values({ ...request, ExportKey: newKey(), Parameters: json({ Filters: {} }), Language: 'EN' })
          .returning('Id')
          .executeTakeFirstOrThrow();
        await enqueue(tx, 'export.make', { ExportId: row.Id });
      }
    });
    const ask = () => test.post('scheduling', '/export/download', { List: 'APPLICATIONS', Format: 'CSV' });
    expect((await ask()).status).toBe(429);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_by = 'gone',
      locked_at = now() - interval '1 minute'`.execute(test.db);
    await recoverJobs(test.portal);
    const items = await test.db
      .selectFrom('BulkItem')
      .innerJoin('BulkJob', 'BulkJob.Id', 'BulkItem.BulkJobId')
      .select(['Status', 'Code'])
      .where('FinishedAt', 'is not', null)
      .orderBy('Position')
      .execute();
    expect(items).toEqual([
      { Status: 'DONE', Code: null },
      { Status: 'REFUSED', Code: 'ERR_BULK_ABANDONED' },
    ]);
    const states = await test.db.selectFrom('Export').select('State').execute();
    expect(states.map(({ State }) => State)).toEqual(Array(EXPORT_LIMITS.AtOnce).fill('FAILED'));
    expect((await ask()).status).toBe(200);
    // At the next check, the same user's new request is not affected.
    await recoverJobs(test.portal);
    expect(
      await test.db.selectFrom('Export').select('State').where('State', '=', 'WAITING').execute(),
    ).toEqual([{ State: 'WAITING' }]);
  });

  it('every kind of job has a name in every language', () => {
    const missing = Object.keys(allJobs()).filter((name) => !(`JOB_${name}` in texts));
    expect(missing).toEqual([]);
  });

  it('is restarted when it fails to start', async () => {
    const textOf = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const updated = () => textOf.mock.calls.filter(([text]) => String(text).includes('did not start')).length;
    const id = await intend('QM-2025-00009');
    // The worker first reads the settings, which are locked here.
    const lockHolder = await test.db.startTransaction().execute();
    await sql`lock table portal_setting in access exclusive mode`.execute(lockHolder);
    const worker = startWorkerThread(test.portal.settings, url, PROGRAM, 6_000);
    try {
      await expect.poll(updated, { timeout: 25_000 }).toBeGreaterThan(0);
      await lockHolder.commit().execute();
      await expect.poll(() => statusOf(id), { timeout: 30_000, interval: 200 }).toBe('READY');
      // A worker that has started is not restarted.
      const times = updated();
      await wait(6_500);
      expect(updated()).toBe(times);
    } finally {
      await worker.stop();
      textOf.mockRestore();
    }
  });
});
