import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { queryClient } from '../api/query-client.ts';

/** Reads again what is on the screen about invoices and the applications that they are for. */
export const refreshMoney = (): Promise<unknown> =>
  Promise.all(
    [invoiceRoutes.view, invoiceRoutes.list, applicationRoutes.view, applicationRoutes.history].map((route) =>
      queryClient.invalidateQueries({ queryKey: [route.path] }),
    ),
  );
