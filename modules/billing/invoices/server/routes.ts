import { bindOnline } from '#modules/billing/card-payments/server/online-routes.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { listInvoices } from './invoice-list.ts';
import { viewInvoice } from './invoice-view.ts';
import { bindOffline } from './offline/routes.ts';

export function bindPayment(bind: Bind): void {
  bindOffline(bind);
  bind(invoiceRoutes.list, listInvoices);
  bind(invoiceRoutes.view, viewInvoice);
  bindOnline(bind);
}
