import { startSessionCache } from './auth/start-session-cache.ts';
import type { Connection } from './db/connect.ts';
import type { FileStore } from './files/store.ts';
import type { Portal } from './http/context.ts';
import { createPortal } from './http/portal.ts';
import { admissionFigures } from './operation/metrics/admission-figures.ts';
import { connectionFigures } from './operation/metrics/connection-figures.ts';
import type { Metrics } from './operation/metrics/start-metrics.ts';
import type { Readiness } from './operation/readiness.ts';
import { registerHealth } from './operation/register-health.ts';
import { bindSite } from './site/bind-site.ts';
import { startLive } from './start-live.ts';

type House = {
  portal: Portal;
  store: FileStore;
  url: string;
  pool: Connection['pool'];
  readiness: Readiness;
  metrics: Metrics | null;
};

/** Lets people in: the API, the public site and the live screens. */
export async function openDoors({ portal, store, url, pool, readiness, metrics }: House): Promise<{
  /** Nobody new comes in, and whoever is there is let go. */
  close: () => Promise<unknown>;
  /** When nobody is there any more. */
  stop: () => Promise<unknown>;
}> {
  const { settings } = portal;
  const cache = await startSessionCache(url);
  const app = await createPortal(portal, store);
  registerHealth(app, readiness);
  await bindSite(app, portal);
  const live = await startLive(portal, app.server, url);
  metrics?.ask(() => [
    ...connectionFigures(pool),
    ...admissionFigures(app.admission),
    ['assay_sockets', {}, live.sockets()],
  ]);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  console.log(`Assay is ready: ${settings.PUBLIC_URL}`);
  return {
    // Together: whoever is sent elsewhere finds another process, and the port closes when requests have been answered
    // and nobody is connected any more.
    close: () => Promise.all([app.close(), live.stop()]),
    stop: cache.stop,
  };
}
