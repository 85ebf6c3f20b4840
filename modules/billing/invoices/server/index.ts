import { defineServerModule } from '#platform/server/server-module.ts';
import { jobs, nightly } from './jobs.ts';

export const invoicesServer = defineServerModule({
  name: 'billing/invoices',
  http: () => import('./routes.ts'),
  jobs,
  nightly,
});
