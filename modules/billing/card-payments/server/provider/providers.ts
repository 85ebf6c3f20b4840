import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sandboxProvider } from '../sandbox/provider.ts';
import type { PaymentProvider } from './types.ts';

/**
 * All card payment providers by name: the sandbox, and Stripe, which is loaded on first use and fails with
 * ERR_UNAVAILABLE if no key is configured.
 */
export const providers: Readonly<Record<ProviderName, (portal: Portal) => Promise<PaymentProvider>>> = {
  SANDBOX: sandboxProvider,
  // Loaded only on first use: the client is large.
  STRIPE: async ({ settings }) =>
    settings.STRIPE_SECRET_KEY
      ? (await import('./stripe/stripe-provider.ts')).stripeProvider(settings)
      : fail('ERR_UNAVAILABLE'),
};
