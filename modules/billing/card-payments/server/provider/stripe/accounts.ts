/**
 * Stripe accounts that receive the money: fetches their state, creates linked accounts, and returns the link
 * to Stripe's onboarding page for their owner.
 */
import { Stripe } from 'stripe';
import type { AccountState } from '../types.ts';
import { callStripe } from './call-stripe.ts';

/** Fetches the state of a Stripe account; null: the account that the key belongs to. */
export async function accountState(stripe: Stripe, account: string | null): Promise<AccountState> {
  const found = await callStripe('account', () =>
    (account === null ? stripe.accounts.retrieveCurrent() : stripe.accounts.retrieve(account)).catch(
      isRevoked,
    ),
  );
  if (found === null) return { Name: '', IsCharging: false, IsPayingOut: false, Requirements: [REVOKED] };
  const due = [...(found.requirements?.past_due ?? []), ...(found.requirements?.currently_due ?? [])];
  return {
    Name: found.business_profile?.name || found.settings?.dashboard.display_name || found.email || found.id,
    IsCharging: found.charges_enabled,
    IsPayingOut: found.payouts_enabled,
    Requirements: [...new Set(due)],
  };
}

/** The owner has revoked the portal's access: a state of the account, not a failure. */
const REVOKED = 'access_revoked';
function isRevoked(error: unknown): null {
  if (error instanceof Stripe.errors.StripePermissionError) return null;
  throw error;
}

/**
 * Creates an account that belongs to its owner and uses Stripe's own pages: fees, losses and questions are
 * between the owner and Stripe.
 */
export async function createAccount(stripe: Stripe, name: string, idempotencyKey: string) {
  const made = await callStripe('connect', () =>
    stripe.accounts.create(
      {
        country: 'HK',
        business_profile: { name },
        controller: {
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'full' },
        },
      },
      { idempotencyKey: `connect-${idempotencyKey}` },
    ),
  );
  return { Account: made.id };
}

/**
 * Creates a link to the page where the owner answers Stripe's questions; it works once and for a few
 * minutes.
 */
export async function linkAccount(stripe: Stripe, account: string, returnUrl: string) {
  const link = await callStripe('link', () =>
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: returnUrl,
    }),
  );
  return { Url: link.url };
}
