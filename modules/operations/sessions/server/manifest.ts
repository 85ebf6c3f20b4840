/** Registers the endpoints of the list of open sessions on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const sessionsServer = defineServerModule({
  name: 'operations/sessions',
  http: () => import('./routes.ts'),
});
