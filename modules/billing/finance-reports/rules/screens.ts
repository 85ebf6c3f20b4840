import type { ScreenTable } from '#platform/common/access/screens.ts';
import { financeReportsPermissions } from './permissions.ts';

/** Screens of the finance-reports module, with the roles that may open them. */
export const financeReportsScreens = {
  finance: {
    Path: '/finance',
    Layout: 'dashboard',
    Access: financeReportsPermissions.READ_FINANCE_REPORTS,
    Title: 'TITLE_FINANCE',
    Menu: { Group: 'main', Place: 80, Label: 'MENU_FINANCE', Icon: 'finance' },
  },
  financeMovements: {
    Path: '/finance/movements',
    Layout: 'dashboard',
    Access: financeReportsPermissions.READ_FINANCE_REPORTS,
    Title: 'TITLE_MOVEMENTS',
    Back: '/finance',
  },
  financeDebtors: {
    Path: '/finance/debtors',
    Layout: 'dashboard',
    Access: financeReportsPermissions.READ_FINANCE_REPORTS,
    Title: 'TITLE_DEBTORS',
    Back: '/finance',
  },
} as const satisfies ScreenTable;

type FinanceReportsScreens = typeof financeReportsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends FinanceReportsScreens {}
}
