/**
 * Data of the simulated Stripe for one account: creates, finds and changes sessions, payment intents and
 * refunds, and refuses invalid requests with Stripe's errors.
 */
import { type Form, formAt, textAt } from './stripe-form.ts';

/** Objects that the simulated Stripe stores per account, in Stripe's format (only the fields in use). */
export type Thing = Record<string, unknown> & { id: string; object: string; created: number };
export type StripeLedger = {
  /** The account of this ledger; null for the account of the API key. */
  account: string | null;
  things: Map<string, Thing>;
  now: () => number;
};

/** An error as Stripe returns it. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: { type: string; code?: string; message: string; decline_code?: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

let count = 0;
export const newId = (prefix: string): string => `${prefix}_${(++count).toString().padStart(14, '0')}Tst`;

const invalid = (message: string, code?: string, status = 400): never => {
  throw new StripeError(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
};

export function find(books: StripeLedger, id: string, object: string): Thing {
  const found = books.things.get(id);
  return found?.object === object ? found : invalid(`No such ${object}: '${id}'`, 'resource_missing', 404);
}

export function add(
  books: StripeLedger,
  prefix: string,
  object: string,
  fields: Record<string, unknown>,
): Thing {
  const made: Thing = { id: newId(prefix), object, created: books.now(), livemode: false, ...fields };
  books.things.set(made.id, made);
  return made;
}

/** HK$4.00: Stripe's minimum amount in Hong Kong dollars. */
const MIN_AMOUNT = 400;

function amountIn(form: Form, ...path: string[]): number {
  const amount = Number(textAt(form, ...path));
  if (!Number.isInteger(amount)) invalid('Invalid integer', 'parameter_invalid_integer');
  if (amount < MIN_AMOUNT) invalid('Amount must be at least $4.00 hkd', 'amount_too_small');
  return amount;
}

export function makeIntent(books: StripeLedger, form: Form): Thing {
  const id = newId('pi');
  const made: Thing = {
    id,
    object: 'payment_intent',
    created: books.now(),
    amount: amountIn(form, 'amount'),
    amount_received: 0,
    currency: textAt(form, 'currency') ?? invalid('Missing required param: currency.', 'parameter_missing'),
    status: 'requires_payment_method',
    client_secret: `${id}_secret_test`,
    description: textAt(form, 'description') ?? null,
    metadata: formAt(form, 'metadata'),
    latest_charge: null,
    last_payment_error: null,
  };
  books.things.set(id, made);
  return made;
}

/** Creates a checkout session; the payment intent is created on payment. */
export function makeSession(books: StripeLedger, form: Form): Thing {
  if (textAt(form, 'mode') !== 'payment') invalid('mode must be payment');
  if (textAt(form, 'line_items', '0', 'quantity') !== '1') invalid('one line with quantity 1');
  if (!textAt(form, 'success_url')) invalid('Missing required param: success_url.', 'parameter_missing');
  const id = newId('cs_test');
  const made: Thing = {
    id,
    object: 'checkout.session',
    created: books.now(),
    expires_at: books.now() + 86_400,
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amountIn(form, 'line_items', '0', 'price_data', 'unit_amount'),
    currency: textAt(form, 'line_items', '0', 'price_data', 'currency'),
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: formAt(form, 'metadata'),
    url: `https://checkout.stripe.test/c/pay/${id}`,
    // Not part of Stripe's response: data for the later payment intent.
    kept: {
      description: textAt(form, 'payment_intent_data', 'description') ?? '',
      metadata: formAt(form, 'payment_intent_data', 'metadata'),
    },
  };
  books.things.set(id, made);
  return made;
}

export function expireSession(books: StripeLedger, id: string): Thing {
  const session = find(books, id, 'checkout.session');
  if (session.status !== 'open')
    invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}`);
  session.status = 'expired';
  return session;
}

export function cancelIntent(books: StripeLedger, id: string): Thing {
  const intent = find(books, id, 'payment_intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  intent.status = 'canceled';
  return intent;
}

export function refundsOf(books: StripeLedger, intent: string): Thing[] {
  return [...books.things.values()]
    .filter((one) => one.object === 'refund' && one.payment_intent === intent)
    .reverse();
}

export function makeRefund(books: StripeLedger, form: Form): Thing {
  const intent = find(books, textAt(form, 'payment_intent') ?? '', 'payment_intent');
  if (intent.status !== 'succeeded')
    invalid('This PaymentIntent does not have a successful charge to refund.');
  const refunded = refundsOf(books, intent.id)
    .filter((one) => one.status !== 'failed' && one.status !== 'canceled')
    .reduce((sum, one) => sum + Number(one.amount), 0);
  const left = Number(intent.amount_received) - refunded;
  if (left === 0)
    invalid(`Charge ${intent.latest_charge} has already been refunded.`, 'charge_already_refunded');
  const amount = Number(textAt(form, 'amount') ?? left);
  if (amount > left)
    invalid(`Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`);
  return add(books, 're', 'refund', {
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    charge: intent.latest_charge,
    status: 'succeeded',
    metadata: formAt(form, 'metadata'),
    reason: textAt(form, 'reason') ?? null,
  });
}
