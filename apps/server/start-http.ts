import { startSessionCache } from '#modules/identity/sign-in/server/start-session-cache.ts';
import { bindSite } from '#modules/public/site/server/bind-site.ts';
import type { Connection } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { admissionFigures } from '#platform/server/operation/metrics/admission-figures.ts';
import { connectionFigures } from '#platform/server/operation/metrics/connection-figures.ts';
import type { Metrics } from '#platform/server/operation/metrics/start-metrics.ts';
import type { Readiness } from '#platform/server/operation/readiness.ts';
import { registerHealth } from '#platform/server/operation/register-health.ts';
import { createPortal } from './portal.ts';
import { startPortalRealtime } from './start-realtime.ts';

type HttpDependencies = {
  portal: Portal;
  store: FileStore;
  url: string;
  pool: Connection['pool'];
  readiness: Readiness;
  metrics: Metrics | null;
};

/**
 * Starts the HTTP server of the portal (API, public site, health checks, live connections and their metrics)
 * and returns the functions that close it on shutdown.
 */
export async function startHttp({ portal, store, url, pool, readiness, metrics }: HttpDependencies): Promise<{
  /** Accepts no new connections and closes existing ones. */
  close: () => Promise<unknown>;
  /** Called once no client is connected any more. */
  stop: () => Promise<unknown>;
}> {
  const { settings } = portal;
  const cache = await startSessionCache(url);
  const app = await createPortal(portal, store);
  registerHealth(app, readiness);
  await bindSite(app, portal);
  const live = await startPortalRealtime(portal, app.server, url);
  metrics?.ask(() => [
    ...connectionFigures(pool),
    ...admissionFigures(app.admission),
    ['assay_sockets', {}, live.sockets()],
  ]);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  console.log(`Assay is ready: ${settings.PUBLIC_URL}`);
  return {
    // In parallel: redirected clients find another process, and the port closes once all requests are answered and no client is
    // connected.
    close: () => Promise.all([app.close(), live.stop()]),
    stop: cache.stop,
  };
}
