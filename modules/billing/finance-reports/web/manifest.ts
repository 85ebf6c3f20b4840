/** Web manifest of the finance-reports module: registers its screens, pages, lists and exports. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { financeReportsExports, financeReportsLists } from '../rules/lists.ts';
import { financeReportsScreens } from '../rules/screens.ts';

export const financeReportsWeb = defineWebModule({
  name: 'billing/finance-reports',
  screens: financeReportsScreens,
  lists: financeReportsLists,
  exports: financeReportsExports,
  pages: {
    finance: page(() => import('./finance-page.tsx'), 'FinancePage'),
    financeDebtors: page(() => import('./debtors-page.tsx'), 'DebtorsPage'),
    financeMovements: page(() => import('./movements-page.tsx'), 'MovementsPage'),
  },
});
