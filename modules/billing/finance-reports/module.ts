/**
 * Finance reports: receivables, money received and refunded, overpayments, and exports of invoices and
 * payments.
 */
import { defineModule } from '#platform/common/module.ts';
import { financeReportsExports, financeReportsLists } from './rules/lists.ts';
import { financeReportsPermissions } from './rules/permissions.ts';
import { financeReportsScreens } from './rules/screens.ts';
import { financeTexts } from './texts/finance.ts';

const texts = { finance: financeTexts };

export const module = defineModule({
  name: 'billing/finance-reports',
  uses: ['billing/bank-statements', 'billing/card-payments', 'billing/invoices'],
  permissions: financeReportsPermissions,
  screens: financeReportsScreens,
  lists: financeReportsLists,
  exports: financeReportsExports,
  texts,
});

type FinanceReportsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends FinanceReportsTexts {}
}
