/**
 * Loads Stripe's browser script for the embedded card form from Stripe's server, once; null if it is blocked
 * or unreachable, and the next call tries again.
 */
import type { StripeFactory } from './stripe-js.ts';

/** Always loaded from Stripe: Stripe could not keep a copy of ours secure. */
const ADDRESS = 'https://js.stripe.com/v3/';

let pending: Promise<StripeFactory | null> | null = null;

/**
 * Loads Stripe's script in the background, once; nothing waits for it. Null if it cannot be loaded (a
 * blocker, no network); the next call tries again.
 */
export function stripeScript(): Promise<StripeFactory | null> {
  pending ??= load().then((found) => {
    if (found === null) pending = null;
    return found;
  });
  return pending;
}

function load(): Promise<StripeFactory | null> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.async = true;
    script.onload = () => resolve(window.Stripe ?? null);
    script.onerror = () => {
      script.remove();
      resolve(null);
    };
    document.head.append(script);
  });
}
