/**
 * Determines the card provider for new payments (Stripe if a key is set, otherwise the sandbox), and all
 * providers whose earlier payments can still be queried.
 */
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/** The configured provider: Stripe if a key is set, otherwise the sandbox. */
export const activeProvider = (settings: Pick<Settings, 'STRIPE_SECRET_KEY'>): ProviderName =>
  settings.STRIPE_SECRET_KEY ? 'STRIPE' : 'SANDBOX';

/** Providers that can be queried now: sandbox payments made before a Stripe key was set are still synced. */
export const reachableProviders = (settings: Pick<Settings, 'STRIPE_SECRET_KEY'>): ProviderName[] =>
  settings.STRIPE_SECRET_KEY ? ['STRIPE', 'SANDBOX'] : ['SANDBOX'];
