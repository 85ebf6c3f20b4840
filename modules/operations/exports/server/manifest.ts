import { defineServerModule } from '#platform/server/server-module.ts';
import { endings, jobs, nightly } from './jobs.ts';

export const exportsServer = defineServerModule({
  name: 'operations/exports',
  http: () => import('./routes.ts'),
  jobs,
  endings,
  nightly,
});
