import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';

/**
 * Event types that an administrator selects when setting up the webhook at each card provider; none for the
 * sandbox. Others do no harm: each event only triggers a sync.
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
  // The sandbox notifies the portal without configuration.
  SANDBOX: [],
};
