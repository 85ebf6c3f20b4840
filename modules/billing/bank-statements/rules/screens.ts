import { FINANCE_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the bank-statements module, with the roles that may open them. */
export const bankStatementsScreens = {
  bankStatements: {
    Path: '/finance/bank',
    Layout: 'dashboard',
    Access: FINANCE_ROLES,
    Title: 'TITLE_BANK',
    Back: '/finance',
  },
} as const satisfies ScreenTable;

type BankStatementsScreens = typeof bankStatementsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends BankStatementsScreens {}
}
