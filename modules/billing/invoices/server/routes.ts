import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { listInvoices } from './invoice-list.ts';
import { viewInvoice } from './invoice-view.ts';
import { invoiceList } from './live-list.ts';
import { offlineCalls } from './offline/routes.ts';
import { paperCalls, registerPaper } from './paper-routes.ts';

export const http = defineHttp({
  calls: [
    ...offlineCalls,
    ...answerAll(invoiceRoutes, { list: listInvoices, view: viewInvoice }),
    ...paperCalls,
  ],
  register: registerPaper,
  live: (db) => ({ lists: { invoices: invoiceList(db) } }),
});
