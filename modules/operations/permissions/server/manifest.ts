/** Registers the endpoint of the overview of permissions on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const permissionsServer = defineServerModule({
  name: 'operations/permissions',
  http: () => import('./routes.ts'),
});
