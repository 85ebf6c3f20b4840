import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { sandboxProvider } from '../sandbox/provider.ts';
import type { PaymentProvider } from './types.ts';

/** All payment providers. One that is not configured answers ERR_UNAVAILABLE. */
export const providers: Readonly<Record<ProviderName, (portal: Portal) => Promise<PaymentProvider>>> = {
  SANDBOX: sandboxProvider,
  // Loaded only on first use: the client is large.
  STRIPE: async ({ settings }) =>
    settings.STRIPE_SECRET_KEY
      ? (await import('./stripe/stripe-provider.ts')).stripeProvider(settings)
      : fail('ERR_UNAVAILABLE'),
};
