import { queryClient } from '#platform/web/api/query-client.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { pathsRelatedToInvoices } from './invoice-subjects.ts';

/** Refetches displayed data about invoices and the records that they are for. */
export const refreshInvoices = (): Promise<unknown> =>
  Promise.all(
    [invoiceRoutes.view.path, invoiceRoutes.list.path, ...pathsRelatedToInvoices()].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
