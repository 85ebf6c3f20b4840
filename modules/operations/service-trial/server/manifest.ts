/** Registers the dry run's endpoints on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';

export const serviceTrialServer = defineServerModule({
  name: 'operations/service-trial',
  http: () => import('./routes.ts'),
});
