/**
 * Registers all endpoints of the invoices module: invoices, documents, statements, offline payment, live
 * list.
 */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { documentRouteHandlers, registerDocuments } from './document-routes.ts';
import { listInvoices } from './invoice-list.ts';
import { viewInvoice } from './invoice-view.ts';
import { invoiceList } from './live-list.ts';
import { offlineRouteHandlers } from './offline/routes.ts';

export const http = defineHttp({
  calls: [
    ...offlineRouteHandlers,
    ...answerAll(invoiceRoutes, { list: listInvoices, view: viewInvoice }),
    ...documentRouteHandlers,
  ],
  register: registerDocuments,
  live: (db) => ({ lists: { invoices: invoiceList(db) } }),
});
