import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/** The provider that the portal is set up for: Stripe with a key, the sandbox without one. */
export const activeProvider = (settings: Pick<Settings, 'STRIPE_SECRET_KEY'>): ProviderName =>
  settings.STRIPE_SECRET_KEY ? 'STRIPE' : 'SANDBOX';

/** Providers that can be asked now: what was paid in the sandbox before there was a key is still looked after. */
export const reachableProviders = (settings: Pick<Settings, 'STRIPE_SECRET_KEY'>): ProviderName[] =>
  settings.STRIPE_SECRET_KEY ? ['STRIPE', 'SANDBOX'] : ['SANDBOX'];
