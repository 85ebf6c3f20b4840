import { defineServerModule } from '#platform/server/server-module.ts';
import { actionsOnInvoice } from './actions-on-invoice.ts';
import { recordMoneyNews } from './notifications/record-money-news.ts';
import { hideUnseenApplications } from './notifications/visible-notifications.ts';
import { payByBankLine } from './pay-by-bank-line.ts';
import { invoicesOfSeenApplications } from './seen-invoices.ts';

export const applicationsServer = defineServerModule({
  name: 'applications/applications',
  hooks: [
    actionsOnInvoice,
    hideUnseenApplications,
    invoicesOfSeenApplications,
    payByBankLine,
    recordMoneyNews,
  ],
});
