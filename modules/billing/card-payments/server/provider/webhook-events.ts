import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';

/**
 * The messages to choose when the webhook is entered at the provider. Others do no harm: each is only a hint to look.
 */
export const WEBHOOK_EVENTS: Readonly<Record<ProviderName, readonly string[]>> = {
  STRIPE: [
    'checkout.session.completed',
    'checkout.session.expired',
    'payment_intent.succeeded',
    'payment_intent.processing',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'charge.refunded',
    'refund.updated',
    'refund.failed',
  ],
  // It notifies the portal by itself.
  SANDBOX: [],
};
