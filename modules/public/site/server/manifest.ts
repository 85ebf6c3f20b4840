/** Registers the site's configuration endpoints and cache invalidation on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const siteServer = defineServerModule({
  name: 'public/site',
  http: () => import('./configuration.ts'),
  memory: { settings: async (db) => (await import('./page-cache.ts')).clearVerdictCache(db) },
});
