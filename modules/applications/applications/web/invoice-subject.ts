/**
 * Registers applications with the invoice screens: which workflow an application's invoice uses, the address
 * of its page, and which cached data to update after a payment action.
 */
import { provideInvoiceSubject } from '#modules/billing/invoices/web/index.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { viewAddress } from './addresses.ts';
import { updateApplicationCache } from './use-application.ts';

provideInvoiceSubject('APPLICATION', {
  workflow: applicationWorkflow,
  address: viewAddress,
  updateCache: (fresh) => updateApplicationCache(fresh as ApplicationView),
});
