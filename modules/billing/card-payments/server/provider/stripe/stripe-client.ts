/**
 * Returns the official Stripe client with the portal's key, time limit and retries; one per process, because
 * it reuses its connections.
 */
import { Stripe } from 'stripe';
import type { Settings } from '#platform/server/configuration/settings.ts';

/** A card payment takes seconds, never minutes; after this time the caller is asked to try again. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

const clients = new WeakMap<Settings, Stripe>();

/**
 * Returns the official client of the configured account; one per process, because it reuses its connections.
 */
export function stripeClient(settings: Settings): Stripe {
  const client = clients.get(settings) ?? createClient(settings);
  clients.set(settings, client);
  return client;
}

function createClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): Stripe {
  if (STRIPE_SECRET_KEY === undefined) throw new Error('Stripe is not configured');
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Request durations are not reported to Stripe.
    telemetry: false,
    appInfo: { name: 'Assay' },
    ...(STRIPE_API_URL === undefined ? {} : addressOf(new URL(STRIPE_API_URL))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});
