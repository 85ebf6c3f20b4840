import { provideInvoiceSubject } from '#modules/billing/invoices/web/index.ts';
import { type ApplicationView, applicationRoutes } from '../rules/contract.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { viewAddress } from './addresses.ts';
import { takeFresh } from './use-application.ts';

provideInvoiceSubject('APPLICATION', {
  workflow: applicationWorkflow,
  address: viewAddress,
  takeRecord: (fresh) => takeFresh(fresh as ApplicationView),
  around: [applicationRoutes.view.path, applicationRoutes.history.path],
});
