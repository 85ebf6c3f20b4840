/**
 * Card payments of invoices through Stripe or the built-in sandbox: connection, payment, refunds, webhooks.
 */
import { defineModule } from '#platform/common/module.ts';
import { cardPaymentsEvents } from './rules/events.ts';
import { cardPaymentsPermissions } from './rules/permissions.ts';
import { cardPaymentsScreens } from './rules/screens.ts';
import { cardPaymentsSettings } from './rules/settings.ts';
import { paymentOnlineTexts } from './texts/payment-online.ts';
import { paymentStripeTexts } from './texts/payment-stripe.ts';

const texts = { paymentStripe: paymentStripeTexts, paymentOnline: paymentOnlineTexts };

export const module = defineModule({
  name: 'billing/card-payments',
  uses: ['billing/invoices', 'identity/accounts', 'identity/sign-in'],
  permissions: cardPaymentsPermissions,
  screens: cardPaymentsScreens,
  events: cardPaymentsEvents,
  settings: cardPaymentsSettings,
  texts,
});

type CardPaymentsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends CardPaymentsTexts {}
}
