/** Registers the public register's HTTP endpoints on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const registerServer = defineServerModule({
  name: 'public/register',
  http: () => import('./routes.ts'),
});
