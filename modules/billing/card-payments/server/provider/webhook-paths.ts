import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';

/** URL path at which the portal receives the webhook events of each card provider. */
export const WEBHOOK_PATHS: Readonly<Record<ProviderName, string>> = {
  STRIPE: '/api/stripe/webhook',
  SANDBOX: '/api/payment/sandbox/webhook',
};
