/** Connects the invoice screens to applications: workflow, address and cache updates. */
import { provideInvoiceSubject } from '#modules/billing/invoices/web/index.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { viewAddress } from './addresses.ts';
import { updateApplicationCache } from './use-application.ts';

provideInvoiceSubject('APPLICATION', {
  workflow: applicationWorkflow,
  address: viewAddress,
  updateCache: (fresh) => updateApplicationCache(fresh as ApplicationView),
  relatedPaths: [applicationRoutes.view.path, applicationRoutes.history.path],
});
