import { listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { jobs, nightly } from './jobs.ts';
import { invoiceTemplates } from './receipt/templates.ts';

export const invoicesServer = defineServerModule({
  name: 'billing/invoices',
  http: () => import('./routes.ts'),
  hooks: [invoiceTemplates],
  entries: [listRoutes.bring({ INVOICES: invoiceRoutes.list })],
  jobs,
  nightly,
});
