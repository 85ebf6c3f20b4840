import { setting } from '#platform/common/settings/current-settings.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

type Environment = Pick<Settings, 'STRIPE_UI' | 'STRIPE_PUBLISHABLE_KEY'>;

/**
 * Whether payers enter their card in Stripe's form embedded in the portal, instead of on Stripe's page, by
 * the portal's setting or deployment; never without a publishable key.
 */
export function isCardElement({ STRIPE_UI, STRIPE_PUBLISHABLE_KEY }: Environment): boolean {
  const chosen = setting('CardUi');
  if (chosen === 'DEPLOYMENT') return STRIPE_UI === 'element';
  return chosen === 'ELEMENT' && STRIPE_PUBLISHABLE_KEY !== undefined;
}
