import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly, onExhausted } from './jobs.ts';

export const exportsServer = defineServerModule({
  name: 'operations/exports',
  http: () => import('./routes.ts'),
  jobs,
  onExhausted,
  nightly,
});
