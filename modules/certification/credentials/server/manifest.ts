/** Server manifest of the credential module: routes and jobs. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs } from './jobs.ts';

export const credentialsServer = defineServerModule({
  name: 'certification/credentials',
  resources: {
    credentials: ['credential'],
  },
  http: () => import('./routes.ts'),
  jobs,
});
