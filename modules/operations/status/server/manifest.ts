/** Registers the status endpoint, the checkers' jobs and schedules on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';
import { checkerResults } from './results-by-task.ts';

export const statusServer = defineServerModule({
  name: 'operations/status',
  resources: {
    status: ['backup_run', 'checker_alert', 'checker_run'],
  },
  http: () => import('./routes.ts'),
  hooks: [checkerResults],
  jobs,
  cron,
});
