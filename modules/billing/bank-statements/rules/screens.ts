import type { ScreenTable } from '#platform/common/access/screens.ts';
import { bankStatementsPermissions } from './permissions.ts';

/** Screens of the bank-statements module, with the roles that may open them. */
export const bankStatementsScreens = {
  bankStatements: {
    Path: '/finance/bank',
    Layout: 'dashboard',
    Access: bankStatementsPermissions.MATCH_BANK_STATEMENTS,
    Title: 'TITLE_BANK',
    Back: '/finance',
  },
} as const satisfies ScreenTable;

type BankStatementsScreens = typeof bankStatementsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends BankStatementsScreens {}
}
