import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';

/** URL path of each provider's webhook. */
export const WEBHOOK_PATHS: Readonly<Record<ProviderName, string>> = {
  STRIPE: '/api/stripe/webhook',
  SANDBOX: '/api/payment/sandbox/webhook',
};
