import { defineServerModule } from '#platform/server/server-module.ts';
import { nightly } from './jobs.ts';

export const assessmentsServer = defineServerModule({
  name: 'applications/assessments',
  http: () => import('./routes.ts'),
  nightly,
});
