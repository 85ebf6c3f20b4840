/**
 * Bank statements: finance imports a bank's CSV file, matches its payments with open invoices and confirms
 * them.
 */
import { defineModule } from '#platform/common/module.ts';
import { bankStatementsEvents } from './rules/events.ts';
import { bankStatementsPermissions } from './rules/permissions.ts';
import { bankStatementsScreens } from './rules/screens.ts';
import { paymentBankTexts } from './texts/payment-bank.ts';

const texts = { paymentBank: paymentBankTexts };

export const module = defineModule({
  name: 'billing/bank-statements',
  uses: ['billing/invoices'],
  permissions: bankStatementsPermissions,
  screens: bankStatementsScreens,
  events: bankStatementsEvents,
  texts,
});

type BankStatementsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends BankStatementsTexts {}
}
