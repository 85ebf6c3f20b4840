/**
 * Starts the job worker of this thread: runs queued jobs several at a time, reports finally failed ones,
 * keeps the worker's database lock, and stops cleanly.
 */
import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { startHeartbeat } from '../database/connection-heartbeat.ts';
import type { Portal } from '../http/context.ts';
import { jobAbandoned } from './abandoned-job.ts';
import { crontab } from './crontab.ts';
import type { Attempt } from './handler.ts';
import { jobLogger } from './job-logger.ts';
import { maintainLeases } from './leases.ts';
import { ownPayload } from './origin.ts';
import { allJobs } from './registry.ts';
import { runJob } from './run-job.ts';
import { withPlaces } from './with-places.ts';

/**
 * The queue's own method that returns jobs that have waited too long. Not in its types, hence the cast
 * below.
 */
type Hand = { setModeTtlExpired(): void };

/**
 * Returns a function that returns fetched but not started jobs to the queue, to be called just before the
 * queue stops. graphile-worker 0.18 does so itself while stopping, but marks itself as stopped first and
 * then refuses to wait: six lines of errors with each restart under load.
 */
function returnUnstarted(events: WorkerEvents): () => void {
  const waiting = new Set<Hand>();
  events.on('localQueue:setMode', ({ localQueue, newMode }) => {
    const hand = localQueue as unknown as Hand;
    if (newMode === 'WAITING') waiting.add(hand);
    else waiting.delete(hand);
  });
  return () => {
    for (const hand of waiting) hand.setModeTtlExpired();
  };
}

export type RunningWorker = {
  stop(): Promise<void>;
  /** Settles when the worker has stopped; rejects after a fatal error. */
  done: Promise<void>;
};

/**
 * Fetches a few jobs at a time and marks them as done together: searching for work cost as much as doing it.
 * Jobs waiting here behind long work are returned after a second, so that another process can take them.
 */
const FETCH_SIZE = { localQueue: { size: 8, ttl: 1_000 }, completeJobBatchDelay: 10 };

/** Longer than any operation of the queue, in ms: a connection silent for this long is dead. */
const SILENCE_MS = 15_000;

/** Starts processing the queue in this thread, several jobs at a time. */
export async function startWorker(
  portal: Portal,
  { url, concurrency }: { url: string; concurrency: number },
): Promise<RunningWorker> {
  const events = new EventEmitter() as WorkerEvents;
  events.on('job:failed', ({ job, error }) => {
    const failed = { Task: job.task_identifier, Payload: ownPayload(job.payload), Error: String(error) };
    jobAbandoned.run({ portal, job: failed }).catch((reason: unknown) => console.error('jobs:', reason));
  });
  const leases = await maintainLeases(portal, url, events);
  const pgPool = queuePool(url, concurrency + 2);
  listenWithHeartbeat(events);
  const returnJob = returnUnstarted(events);
  const runner = await run({
    pgPool,
    concurrency,
    preset: { worker: FETCH_SIZE },
    events,
    logger: jobLogger,
    // The process handles signals and stops the worker first.
    noHandleSignals: true,
    taskList: taskList(portal),
    parsedCronItems: crontab(),
  });
  return {
    stop: async () => {
      returnJob();
      await runner.stop();
      await leases.release();
      void pgPool.end();
    },
    done: runner.promise.finally(() => leases.release()),
  };
}

/** Like the queue's own pool, but closes connections whose other end disappeared silently. */
function queuePool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    query_timeout: SILENCE_MS,
    // Otherwise a connection with an unanswered query is kept and used again.
    pipeline: true,
  });
  // A dead connection is replaced; its users receive an error from their own query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Probes the connection that announces new jobs, which may be silent for hours. */
function listenWithHeartbeat(events: WorkerEvents): void {
  let stop = () => {};
  events.on('pool:listen:success', ({ client }) => {
    stop();
    stop = startHeartbeat(client);
  });
  events.on('pool:listen:release', () => stop());
}

function taskList(portal: Portal): TaskList {
  const tasks: TaskList = {};
  for (const [name, handle] of Object.entries(allJobs())) {
    const run = handle as (portal: Portal, payload: unknown, attempt: Attempt) => Promise<void>;
    tasks[name] = (payload, { job }) =>
      runJob(name, payload, (own) =>
        run(portal, own, { IsLast: job.attempts >= job.max_attempts, attempt: job.attempts }),
      ).catch((error: unknown) => {
        throw withPlaces(error);
      });
  }
  return tasks;
}
