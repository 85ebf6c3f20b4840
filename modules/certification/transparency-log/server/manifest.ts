/** Server manifest of the transparency log module: routes, job, cron entry and demo data. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs } from './jobs.ts';

export const transparencyLogServer = defineServerModule({
  name: 'certification/transparency-log',
  resources: {
    'transparency-log': ['log_checkpoint', 'log_leaf', 'log_node'],
  },
  untracked: ['log_pending'],
  http: () => import('./routes.ts'),
  jobs,
  cron,
  demo: () => import('./demo/manifest.ts'),
});
