/**
 * Server manifest of the invoices module: registers its endpoints, hooks, jobs, nightly steps and demo
 * data.
 */
import { listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { filesOfInvoices } from './files-of-invoices.ts';
import { jobs, nightly } from './jobs.ts';
import { invoiceTemplates } from './receipt/templates.ts';

export const invoicesServer = defineServerModule({
  name: 'billing/invoices',
  resources: {
    invoices: ['invoice', 'invoice_event', 'offline_refund', 'offline_overpayment'],
  },
  http: () => import('./routes.ts'),
  hooks: [invoiceTemplates, ...filesOfInvoices],
  entries: [listRoutes.provide({ INVOICES: invoiceRoutes.list })],
  jobs,
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
