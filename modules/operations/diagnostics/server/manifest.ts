/** Registers the endpoints of the deployment page on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const diagnosticsServer = defineServerModule({
  name: 'operations/diagnostics',
  http: () => import('./routes.ts'),
});
