/**
 * Simulates at the simulated Stripe what happens without the portal: customers pay by card (accepted,
 * declined or still processing), and payments are settled.
 */
import { add, find, type StripeLedger, type Thing } from './stripe-ledger.ts';

/** The outcome of a card payment. */
export type CardFate = 'paid' | 'declined' | 'insufficient' | 'processing';

const TWO_DAYS = 2 * 86_400;

/** Pays on Stripe's page or in its form; none of this passes through the portal. */
export function payWith(books: StripeLedger, id: string, fate: CardFate): Thing {
  const session = id.startsWith('cs_') ? find(books, id, 'checkout.session') : null;
  const intent = session ? intentOf(books, session) : find(books, id, 'payment_intent');
  if (fate === 'declined' || fate === 'insufficient') {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: fate === 'insufficient' ? 'insufficient_funds' : 'generic_decline',
    };
    return intent;
  }
  if (session) session.status = 'complete';
  if (fate === 'processing') {
    intent.status = 'processing';
    return intent;
  }
  return charge(books, intent, session);
}

function charge(books: StripeLedger, intent: Thing, session: Thing | null): Thing {
  const entry = add(books, 'txn', 'balance_transaction', {
    amount: intent.amount,
    status: 'pending',
    available_on: books.now() + TWO_DAYS,
    currency: intent.currency,
  });
  const made = add(books, 'ch', 'charge', {
    amount: intent.amount,
    balance_transaction: entry.id,
    payment_intent: intent.id,
    paid: true,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: made.id,
    last_payment_error: null,
  });
  if (session) session.payment_status = 'paid';
  return intent;
}

/** Simulates settlement two days later, when the amount becomes available for payout. */
export function settle(books: StripeLedger, intentId: string): void {
  const intent = find(books, intentId, 'payment_intent');
  const made = find(books, String(intent.latest_charge), 'charge');
  const entry = find(books, String(made.balance_transaction), 'balance_transaction');
  Object.assign(entry, { status: 'available', available_on: books.now() - 60 });
}

function intentOf(books: StripeLedger, session: Thing): Thing {
  if (typeof session.payment_intent === 'string')
    return find(books, session.payment_intent, 'payment_intent');
  const { description, metadata } = session.kept as { description: string; metadata: object };
  const made = add(books, 'pi', 'payment_intent', {
    amount: session.amount_total,
    amount_received: 0,
    currency: session.currency,
    status: 'requires_payment_method',
    client_secret: null,
    description,
    metadata,
    latest_charge: null,
    last_payment_error: null,
  });
  session.payment_intent = made.id;
  return made;
}
