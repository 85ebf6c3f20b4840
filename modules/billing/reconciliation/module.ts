/**
 * Reconciliation: compares invoices, payments, refunds and their history with each other and with the
 * providers.
 */
import { defineModule } from '#platform/common/module.ts';
import { reconciliationEvents } from './rules/events.ts';
import { reconciliationTexts } from './texts/reconciliation.ts';

const texts = { reconciliation: reconciliationTexts };

export const module = defineModule({
  name: 'billing/reconciliation',
  uses: ['billing/bank-statements', 'billing/card-payments', 'billing/invoices'],
  events: reconciliationEvents,
  texts,
});

type ReconciliationTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ReconciliationTexts {}
}
