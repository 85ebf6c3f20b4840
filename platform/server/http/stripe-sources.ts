import type { Settings } from '../configuration/settings.ts';

type Sources = { Scripts: string[]; Frames: string[]; Connections: string[]; Pictures: string[] };

const NONE: Sources = { Scripts: [], Frames: [], Connections: [], Pictures: [] };

/** What Stripe's script needs of a page, by Stripe's own guide; only where the portal loads it at all. */
const STRIPE: Sources = {
  Scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  Frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  Connections: ['https://api.stripe.com'],
  Pictures: ['https://*.stripe.com'],
};

export const stripeSources = ({
  STRIPE_PUBLISHABLE_KEY,
}: Pick<Settings, 'STRIPE_PUBLISHABLE_KEY'>): Sources =>
  STRIPE_PUBLISHABLE_KEY === undefined ? NONE : STRIPE;
