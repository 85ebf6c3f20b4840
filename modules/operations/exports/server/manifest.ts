/** Registers the exports' endpoints, jobs and nightly step on the server. */
import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly, onExhausted } from './jobs.ts';

export const exportsServer = defineServerModule({
  name: 'operations/exports',
  resources: {
    exports: ['export'],
  },
  http: () => import('./routes.ts'),
  jobs,
  onExhausted,
  nightly,
});
