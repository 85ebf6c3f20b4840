import { queryClient } from '#platform/web/api/query-client.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { pathsRelatedToInvoices } from './invoice-subjects.ts';

/**
 * Refetches the displayed invoices, invoice lists and their applications or certificates after a payment or
 * refund changed them.
 */
export const refreshInvoices = (): Promise<unknown> =>
  Promise.all(
    [invoiceRoutes.view.path, invoiceRoutes.list.path, ...pathsRelatedToInvoices()].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
