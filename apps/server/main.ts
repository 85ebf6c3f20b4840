import './compose.ts';
import { alignConnections } from '#modules/billing/card-payments/server/provider/align-connections.ts';
import { currentSigner } from '#modules/certification/certificates/server/current-signer.ts';
import { deprecatedSettings } from '#platform/server/configuration/deprecated-settings.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { prepareDatabase } from '#platform/server/database/prepare-database.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { startWorkerThread } from '#platform/server/jobs/start-worker-thread.ts';
import { createLog } from '#platform/server/operation/create-log.ts';
import { logUncaught } from '#platform/server/operation/log-uncaught.ts';
import { startMetrics } from '#platform/server/operation/metrics/start-metrics.ts';
import { createReadiness } from '#platform/server/operation/readiness.ts';
import { redirectConsole } from '#platform/server/operation/redirect-console.ts';
import { startTracing } from '#platform/server/operation/trace/start-tracing.ts';
import { warnOfKeyMismatch } from '#platform/server/secret/warn-of-key-mismatch.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { isDemoPending } from '#tools/demo/is-demo-pending.ts';
import { shutDownOnSignal } from './graceful-shutdown.ts';

/**
 * Entry point of the server: prepares the database (and demo data in development), then starts the job
 * thread, the HTTP server or both, depending on PORTAL_ROLE; on shutdown stops them in reverse order.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.NODE_ENV === 'production') redirectConsole(createLog(settings));
  logUncaught();
  const readiness = createReadiness();
  const metrics = settings.METRICS_PORT === undefined ? null : await startMetrics(settings, readiness);
  const stops: (() => Promise<unknown>)[] = [];
  if (metrics) stops.push(metrics.stop);
  const tracing = await startTracing(settings);
  if (tracing) stops.push(tracing.stop);
  const jobs: (() => Promise<unknown>)[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  const embedded = settings.DATABASE_URL ? null : await startEmbedded({ dataDir: settings.DATA_DIR });
  if (embedded) stops.push(embedded.stop);
  const url = settings.DATABASE_URL ?? (embedded?.url as string);
  await prepareDatabase({ url, ownerUrl: settings.DATABASE_OWNER_URL });

  const connection = connect(url);
  stops.push(() => connection.db.destroy());
  const portal: Portal = { db: connection.db, settings };
  const store = openFileStore(settings);
  await refreshSettings(portal.db);
  for (const line of deprecatedSettings(process.env, settings.PUBLIC_URL)) console.warn(line);
  // Reports an unusable signing identity at startup instead of when the first certificate is signed.
  await currentSigner(settings);
  await warnOfKeyMismatch(portal);
  if (settings.NODE_ENV !== 'production' && (await isDemoPending(portal.db))) {
    const { seedDemo } = await import('#tools/demo/seed.ts');
    await seedDemo(portal, store);
  }
  // Runs after the demo's own payments, which always go through the sandbox, whatever provider is configured.
  await alignConnections(portal.db, settings);

  if (settings.PORTAL_ROLE !== 'api') {
    const worker = await startWorkerThread(settings, url, new URL('./worker-thread.ts', import.meta.url));
    jobs.push(worker.stop);
  }
  if (settings.PORTAL_ROLE !== 'worker') {
    // Loaded dynamically: a process that only runs jobs does not load the HTTP code.
    const { startHttp } = await import('./start-http.ts');
    const { pool } = connection;
    const { close, stop } = await startHttp({ portal, store, url, pool, readiness, metrics });
    stops.push(stop);
    closers.push(close);
  }
  readiness.started(portal.db);
  metrics?.started(portal.db);
  const drainMs = (settings.DRAIN_SECONDS ?? (settings.NODE_ENV === 'production' ? 5 : 0)) * 1_000;
  shutDownOnSignal({ onShutdown: readiness.startShutdown, drainMs, jobs, servers: closers, stops });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
  process.exitCode = 1;
  // Parts started before the error must not keep a broken portal alive.
  setTimeout(() => process.exit(1), 3_000).unref();
});
