import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { releaseUnknownJobs } from '../../jobs/release-unknown-jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(portal.db));

/** Creates a job that `worker` fetched so many seconds ago, according to the database. */
async function fetched(worker: string, seconds: number): Promise<string> {
  const { rows } = await sql<{ Id: string }>`
    select id::text as id from graphile_worker.add_job('queue.check', queue_name := 'one')`.execute(
    portal.db,
  );
  const id = rows[0]?.Id ?? '';
  await sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - ${seconds} * interval '1 second'
    where id = ${id}`.execute(portal.db);
  await sql`update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = now()`.execute(
    portal.db,
  );
  return id;
}
const locked = async () => ({
  jobs: (
    await sql<{ By: string | null }>`select locked_by as by from graphile_worker._private_jobs`.execute(
      portal.db,
    )
  ).rows.map(({ By }) => By),
  queues: (
    await sql<{ By: string | null }>`select locked_by as by from graphile_worker._private_job_queues`.execute(
      portal.db,
    )
  ).rows.map(({ By }) => By),
});
const newEvents = () => new EventEmitter() as WorkerEvents;
/** Emits the queue's event for a started or finished job; only the id is used. */
const queueEvent = (events: WorkerEvents, what: 'job:start' | 'job:complete', id: string) =>
  (events as EventEmitter).emit(what, { job: { id } });

it('a job locked by this worker but unknown to it is released at the second check, with its queue', async () => {
  await fetched('mine', 60);
  const look = releaseUnknownJobs(portal.db, newEvents(), new Set(['mine']));
  await look();
  expect(await locked()).toEqual({ jobs: ['mine'], queues: ['mine'] });
  await look();
  expect(await locked()).toEqual({ jobs: [null], queues: [null] });
});

it('running and just completed jobs stay locked', async () => {
  const events = newEvents();
  const look = releaseUnknownJobs(portal.db, events, new Set(['mine']));
  const id = await fetched('mine', 60);
  queueEvent(events, 'job:start', id);
  await look();
  await look();
  queueEvent(events, 'job:complete', id);
  await look();
  await look();
  expect((await locked()).jobs).toEqual(['mine']);
});

it('recent locks, and those of another worker, are not released', async () => {
  await fetched('mine', 20);
  await fetched('theirs', 60);
  const look = releaseUnknownJobs(portal.db, newEvents(), new Set(['mine']));
  await look();
  await look();
  expect((await locked()).jobs.toSorted()).toEqual(['mine', 'theirs']);
});
