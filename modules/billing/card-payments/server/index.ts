import { defineServerModule } from '#platform/server/server-module.ts';
import { cron, jobs, nightly } from './jobs.ts';
import { paymentsOfPerson } from './own-payments.ts';

export const cardPaymentsServer = defineServerModule({
  name: 'billing/card-payments',
  http: () => import('./routes.ts'),
  hooks: [paymentsOfPerson],
  jobs,
  nightly,
  cron,
});
