/** Server manifest of the finance-reports module: registers its endpoints, exports and saved-list routes. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { financeRoutes } from '../rules/contract.ts';
import { exportedInvoices } from './export-invoices.ts';
import { exportedMovements } from './export-movements.ts';

export const financeReportsServer = defineServerModule({
  name: 'billing/finance-reports',
  http: () => import('./routes.ts'),
  entries: [
    exportedLists.provide({ INVOICES: exportedInvoices, MOVEMENTS: exportedMovements }),
    listRoutes.provide({ MOVEMENTS: financeRoutes.movements }),
  ],
});
