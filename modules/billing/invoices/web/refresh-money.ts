import { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { invoiceRoutes } from '../rules/contract.ts';

/** Reads again what is on the screen about invoices and the applications that they are for. */
export const refreshMoney = (): Promise<unknown> =>
  Promise.all(
    [invoiceRoutes.view, invoiceRoutes.list, applicationRoutes.view, applicationRoutes.history].map((route) =>
      queryClient.invalidateQueries({ queryKey: [route.path] }),
    ),
  );
