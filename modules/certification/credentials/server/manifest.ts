/** Server manifest of the credential module: routes and jobs. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs } from './jobs.ts';

export const credentialsServer = defineServerModule({
  name: 'certification/credentials',
  http: () => import('./routes.ts'),
  jobs,
});
