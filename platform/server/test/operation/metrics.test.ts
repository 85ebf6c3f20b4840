import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { type Connection, connect } from '../../database/connect.ts';
import { migrateJobs } from '../../jobs/migrate-jobs.ts';
import { runJob } from '../../jobs/run-job.ts';
import { enqueue } from '../../jobs/tasks.ts';
import { currentWork, runWork } from '../../operation/current-work.ts';
import { connectionFigures } from '../../operation/metrics/connection-figures.ts';
import { type Metrics, startMetrics } from '../../operation/metrics/start-metrics.ts';
import { createReadiness } from '../../operation/readiness.ts';

let database: TestDatabase;
let connection: Connection;
let metrics: Metrics;
const readiness = createReadiness();
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url);
  connection = connect(database.url, 3);
  metrics = await startMetrics(
    { METRICS_PORT: 0, METRICS_HOST: '127.0.0.1', PORTAL_ROLE: 'worker' },
    readiness,
  );
});
afterAll(async () => {
  await metrics.stop();
  await connection.db.destroy();
  await database.drop();
});

const fetchMetrics = (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`);
const figureOf = async (line: string): Promise<number | undefined> => {
  const text = await (await fetchMetrics('/metrics')).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

test('without a database it is live, not ready, and reports that', async () => {
  expect((await fetchMetrics('/health/live')).status).toBe(200);
  expect((await fetchMetrics('/health/ready')).status).toBe(503);
  expect((await fetchMetrics('/anything')).status).toBe(404);
  expect(await figureOf('assay_database_up')).toBe(0);
  expect((await fetchMetrics('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=/);
});

test('then metrics of the whole portal and of this process', async () => {
  readiness.started(connection.db);
  metrics.started(connection.db);
  metrics.ask(() => connectionFigures({ totalCount: 9, idleCount: 2, waitingCount: 4 }));
  expect((await fetchMetrics('/health/ready')).status).toBe(200);
  await sql`insert into mail (mail_key, recipient, subject, text, html, status)
    select 'mail' || n, 'a@b.example', 's', 't', 'h', case n when 1 then 'SENT' else 'QUEUED' end
    from generate_series(1, 4) as n`.execute(connection.db);
  await sql`select graphile_worker.add_job('mail.send', run_at => now() - interval '90 seconds'),
    graphile_worker.add_job('mail.send', run_at => now() + interval '1 hour')`.execute(connection.db);
  expect(await figureOf('assay_database_up')).toBe(1);
  expect(await figureOf('assay_mails_waiting')).toBe(3);
  expect(await figureOf('assay_jobs{state="due"}')).toBe(1);
  expect(await figureOf('assay_jobs_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(await figureOf('assay_pool_connections{state="used"}')).toBe(7);
  expect(await figureOf('assay_pool_connections{state="waiting"}')).toBe(4);
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
  ) as {
    version: string;
  };
  expect(
    await figureOf(`assay_build_info{version="${version}",node="${process.version}",role="worker"}`),
  ).toBe(1);
  expect(await figureOf('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('a job has the number of the request that queued it, and is counted by its task', async () => {
  await runWork({ RequestId: 'edge-1234-5678' }, () =>
    connection.db.transaction().execute((tx) => enqueue(tx, 'mail.send', { MailId: 7 })),
  );
  const { rows } = await sql<{ Payload: object }>`
    select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(connection.db);
  const seen: unknown[] = [];
  await runJob('mail.send', rows[0]?.Payload, async (own) => void seen.push(own, currentWork()?.RequestId));
  expect(seen).toEqual([{ MailId: 7 }, 'edge-1234-5678']);
  await expect(
    runJob('mail.send', { MailId: 8 }, async () => {
      throw new Error('the mail server is away');
    }),
  ).rejects.toThrow('away');
  expect(await figureOf('assay_job_seconds_count{task="mail.send",outcome="done"}')).toBe(1);
  expect(await figureOf('assay_job_seconds_count{task="mail.send",outcome="failed"}')).toBe(1);
});
