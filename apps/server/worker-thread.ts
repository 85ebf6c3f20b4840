/**
 * Program of the server's job thread: processes the job queue, four jobs at a time, and runs the background
 * loops. Started, and restarted if it ends unexpectedly, by `start-worker-thread.ts`.
 */
import './compose.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { startBackgroundLoops } from '#platform/server/jobs/registry.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { startWorker } from '#platform/server/jobs/worker.ts';
import { createLog } from '#platform/server/operation/create-log.ts';
import { observeInto } from '#platform/server/operation/metrics/observe.ts';
import { redirectConsole } from '#platform/server/operation/redirect-console.ts';
import { startTracing } from '#platform/server/operation/trace/start-tracing.ts';
import { startCacheRefresh } from './start-cache-refresh.ts';

const CONCURRENCY = 4;
/** Reading a large export takes up to ten minutes (`write-list.ts`). */
const MAX_STATEMENT_MS = 11 * 60_000;

const { settings, url } = workerData as { settings: Settings; url: string };
const log = settings.NODE_ENV === 'production' ? createLog(settings) : null;
if (log) redirectConsole(log);
if (settings.METRICS_PORT !== undefined) observeInto((...Observed) => parentPort?.postMessage({ Observed }));
const tracing = await startTracing(settings, 'worker');
const { db } = connect(url, CONCURRENCY + 2, MAX_STATEMENT_MS);
const cacheRefresh = await startCacheRefresh(db, url);
const backgroundLoops = startBackgroundLoops(db, log);
const worker = await startWorker({ db, settings }, { url, concurrency: CONCURRENCY });
parentPort?.postMessage({ HasBegun: true });
// Fetches CMS content published while the portal was not running, instead of waiting for the next five-minute
// poll.
if (settings.CMS_URL !== undefined)
  await db.transaction().execute((tx) => enqueue(tx, 'content.fetch', {}, { jobKey: 'content.fetch' }));

let isStopping = false;
// A worker that ends unexpectedly (its database was unreachable for too long) ends the thread as well; the thread is then
// restarted.
worker.done
  .catch((error: unknown) => console.error('jobs: the worker stopped:', error))
  .finally(() => {
    if (!isStopping) process.exit(1);
  });

parentPort?.once('message', async () => {
  isStopping = true;
  await worker.stop();
  await backgroundLoops.stop();
  await cacheRefresh.stop();
  await db.destroy();
  await tracing?.stop();
  process.exit(0);
});
