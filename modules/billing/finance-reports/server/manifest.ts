/** Server manifest of the finance-reports module: registers its endpoints, exports and saved-list routes. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { financeRoutes } from '../rules/contract.ts';
import { debtorRoutes } from '../rules/debtor-contract.ts';
import { exportedDebtors } from './debtors.ts';
import { exportedInvoices } from './export-invoices.ts';
import { exportedMovements } from './export-movements.ts';

export const financeReportsServer = defineServerModule({
  name: 'billing/finance-reports',
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({
      INVOICES: exportedInvoices,
      MOVEMENTS: exportedMovements,
      DEBTORS: exportedDebtors,
    }),
    listRoutes.provide({ MOVEMENTS: financeRoutes.movements, DEBTORS: debtorRoutes.list }),
  ],
});
