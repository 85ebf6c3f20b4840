/** Registers the settings' endpoints on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const settingsServer = defineServerModule({
  name: 'operations/settings',
  http: () => import('./routes.ts'),
});
