import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';

export const statusServer = defineServerModule({
  name: 'operations/status',
  http: () => import('./routes.ts'),
  jobs,
  cron,
});
