/** Registers the global search endpoint on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const searchServer = defineServerModule({
  name: 'operations/search',
  http: () => import('./routes.ts'),
});
