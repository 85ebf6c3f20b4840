/**
 * Verifies the signature and age of a Stripe webhook event and extracts the account and payment that it is
 * about; fails with ERR_FORBIDDEN if it is not signed by Stripe.
 */
import { Stripe } from 'stripe';
import { z } from 'zod';
import { fail } from '#platform/server/http/fail.ts';
import type { ProviderEvent } from '../types.ts';
import { idOf } from './open-payment.ts';

/** Maximum age of a signature in seconds; anything older is a replay. */
const TOLERANCE_S = 300;

/** Fields common to all events; the object's shape depends on the type. */
const event = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  created: z.int().min(0).max(32_503_680_000),
  account: z.string().min(1).max(255).optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
/** Our payment key; metadata of other systems may contain anything under this name. */
const metadata = z.object({ PaymentKey: z.string().max(60) });
const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/**
 * Reads a Stripe event after verifying its signature on the raw body. Several comma-separated secrets are
 * equally valid: the endpoint for connected accounts has its own, and a new one may be added before the old
 * one is removed.
 */
export function readStripeEvent(
  secrets: string,
  body: Buffer,
  signature: string | undefined,
  at: Date,
): ProviderEvent {
  const verified = secrets
    .split(',')
    .map((secret) => secret.trim())
    .some((secret) => secret !== '' && isSigned(secret, body, signature, at));
  if (!verified) fail('ERR_FORBIDDEN', { Text: 'ERR_WEBHOOK' });
  const read = event.safeParse(parsed(body));
  if (!read.success) return fail('ERR_VALIDATION');
  const { id, type, created, account, data } = read.data;
  return {
    EventId: id,
    Type: type,
    Account: account ?? null,
    CreatedAt: new Date(created * 1_000),
    ...paymentOf(data.object),
  };
}

function isSigned(secret: string, body: Buffer, signature: string | undefined, at: Date): boolean {
  try {
    const check = Stripe.webhooks.signature;
    return check?.verifyHeader(body, signature ?? '', secret, TOLERANCE_S, undefined, at.getTime()) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not JSON: not an event, as the caller answers.
    return null;
  }
}

/** Returns the payment's ids: sessions, intents, charges, refunds and disputes each name it differently. */
function paymentOf(about: Record<string, unknown>) {
  const Id = typeof about.id === 'string' ? about.id : null;
  const named = reference.safeParse(about.payment_intent);
  const Intent = named.success ? idOf(named.data) : null;
  return {
    ProviderPaymentId: about.object === 'payment_intent' ? Id : Intent,
    ProviderSessionId: about.object === 'checkout.session' ? Id : null,
    PaymentKey: metadata.safeParse(about.metadata).data?.PaymentKey ?? null,
  };
}
