/**
 * Server manifest of the card-payments module: registers endpoints, hooks, jobs, cron entries and demo
 * data.
 */
import { defineServerModule } from '#platform/server/server-module.ts';
import { finishPending } from './finish-pending.ts';
import { cron, jobs, nightly } from './jobs.ts';
import { providerEffects } from './online-effects.ts';
import { paymentsOfPerson } from './own-payments.ts';
import { paymentsOfInvoice } from './payments-of-invoice.ts';

export const cardPaymentsServer = defineServerModule({
  name: 'billing/card-payments',
  resources: {
    payments: ['payment', 'payment_event', 'refund', 'sandbox_event', 'sandbox_payment', 'sandbox_refund'],
    'payment-connection': ['payment_connection'],
  },
  http: () => import('./routes.ts'),
  hooks: [paymentsOfPerson, paymentsOfInvoice, finishPending],
  entries: [providerEffects],
  jobs,
  nightly,
  cron,
  demo: () => import('./demo/manifest.ts'),
});
