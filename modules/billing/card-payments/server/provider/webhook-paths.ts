import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';

/** Where each provider's messages come in. */
export const WEBHOOK_PATHS: Readonly<Record<ProviderName, string>> = {
  STRIPE: '/api/stripe/webhook',
  SANDBOX: '/api/payment/sandbox/webhook',
};
