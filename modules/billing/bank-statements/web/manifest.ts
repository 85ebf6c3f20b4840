/** Web manifest of the bank-statements module: registers its screens, page and event names. */
import { lazyInvoicePage } from '#modules/billing/invoices/web/index.ts';
import { defineWebModule } from '#platform/web/web-module.ts';
import { bankStatementsEvents } from '../rules/events.ts';
import { bankStatementsScreens } from '../rules/screens.ts';

export const bankStatementsWeb = defineWebModule({
  name: 'billing/bank-statements',
  screens: bankStatementsScreens,
  events: bankStatementsEvents,
  pages: {
    bankStatements: lazyInvoicePage(() => import('./bank-page.tsx'), 'BankPage'),
  },
});
