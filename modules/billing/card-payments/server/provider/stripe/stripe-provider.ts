import type { Settings } from '#platform/server/configuration/settings.ts';
import { isCardElement } from '../../is-card-element.ts';
import type { PaymentProvider } from '../types.ts';
import { accountState, linkAccount, makeAccount } from './accounts.ts';
import { cancelPayment } from './cancel.ts';
import { giveBack } from './give-back.ts';
import { listPayments } from './list-payments.ts';
import { lookAt } from './look.ts';
import { openCheckout, openIntent } from './open-payment.ts';
import { readStripeEvent } from './read-event.ts';
import { stripeClient } from './stripe-client.ts';

/** Where the owner of the key's own account answers Stripe's questions. */
const DASHBOARD = 'https://dashboard.stripe.com/account/onboarding';

/** Stripe, through its official client. */
export function stripeProvider(settings: Settings): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    Name: 'STRIPE',
    open: (wish) => (isCardElement(settings) ? openIntent(stripe, wish) : openCheckout(stripe, wish)),
    look: (payment) => lookAt(stripe, payment, new Date()),
    cancel: (payment) => cancelPayment(stripe, payment),
    giveBack: (wish) => giveBack(stripe, wish),
    readEvent: (body, signature, at) =>
      readStripeEvent(settings.STRIPE_WEBHOOK_SECRET ?? '', body, signature, at),
    list: (account, since) => listPayments(stripe, account, since),
    account: (account) => accountState(stripe, account),
    connect: (name, idempotencyKey) => makeAccount(stripe, name, idempotencyKey),
    link: async (account, returnUrl) =>
      account === null ? { Url: DASHBOARD } : linkAccount(stripe, account, returnUrl),
    // The account stays its owner's, and the portal must still be able to look and to give back what was paid there.
    disconnect: async () => undefined,
  };
}
