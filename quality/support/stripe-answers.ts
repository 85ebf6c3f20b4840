/**
 * Answers each request to the simulated Stripe API (sessions, payment intents, refunds, accounts) by reading
 * or changing its ledger, in Stripe's response format.
 */
import { type Form, textAt } from './stripe-form.ts';
import {
  add,
  cancelIntent,
  expireSession,
  find,
  makeIntent,
  makeRefund,
  makeSession,
  refundsOf,
  StripeError,
  type StripeLedger,
  type Thing,
} from './stripe-ledger.ts';

type Request = { method: string; path: string; form: Form };
type LedgerOf = (account: string | null) => StripeLedger;

/** Answers one API request from the ledger of the account for which it is made. */
export function stripeAnswer(
  booksOf: LedgerOf,
  account: string | null,
  { method, path, form }: Request,
): unknown {
  const [, , family = '', ...rest] = path.split('/');
  if (family.startsWith('account')) return accountAnswer(booksOf(null), family, rest[0], form);
  if (account !== null && booksOf(null).things.get(account)?.object !== 'account')
    throw new StripeError(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}'`,
    });
  const books = booksOf(account);
  const route = `${method} ${[family, ...rest.map((part) => (/_/.test(part) ? '*' : part))].join('/')}`;
  const id = rest.find((part) => /_/.test(part)) ?? '';
  switch (route) {
    case 'POST checkout/sessions':
      return shown(makeSession(books, form));
    case 'GET checkout/sessions/*':
      return shown(find(books, id, 'checkout.session'));
    case 'POST checkout/sessions/*/expire':
      return shown(expireSession(books, id));
    case 'POST payment_intents':
      return makeIntent(books, form);
    case 'GET payment_intents':
      return list(of(books, 'payment_intent'), form);
    case 'GET payment_intents/*':
      return expanded(books, find(books, id, 'payment_intent'), form);
    case 'POST payment_intents/*/cancel':
      return cancelIntent(books, id);
    case 'POST refunds':
      return makeRefund(books, form);
    case 'GET refunds':
      return list(refundsOf(books, textAt(form, 'payment_intent') ?? ''), form);
  }
  throw new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${route})`,
  });
}

function accountAnswer(books: StripeLedger, family: string, id: string | undefined, form: Form): unknown {
  if (family === 'account_links') {
    const account = find(books, textAt(form, 'account') ?? '', 'account');
    return {
      object: 'account_link',
      created: books.now(),
      url: `https://connect.stripe.test/setup/${account.id}`,
    };
  }
  if (family === 'account') return own(books);
  if (id !== undefined) {
    const found = books.things.get(id);
    if (found?.object === 'account') return found;
    throw new StripeError(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `No access to '${id}'`,
    });
  }
  return add(books, 'acct', 'account', {
    charges_enabled: false,
    payouts_enabled: false,
    business_profile: { name: textAt(form, 'business_profile', 'name') ?? null },
    requirements: {
      currently_due: ['business_profile.url', 'external_account'],
      past_due: ['external_account'],
    },
    controller: form.controller,
    country: textAt(form, 'country'),
  });
}

/** The account that the API key belongs to. */
const own = (books: StripeLedger): Thing =>
  of(books, 'account').find((one) => one.id === 'acct_own') ??
  set(books, {
    id: 'acct_own',
    object: 'account',
    created: books.now(),
    charges_enabled: true,
    payouts_enabled: true,
    business_profile: { name: 'Assay Certification' },
    requirements: { currently_due: [], past_due: [] },
  });

function set(books: StripeLedger, thing: Thing): Thing {
  books.things.set(thing.id, thing);
  return thing;
}

const of = (books: StripeLedger, object: string): Thing[] =>
  [...books.things.values()].filter((one) => one.object === object).reverse();

const shown = ({ kept: _, ...thing }: Thing) => thing;

/** Returns a page of at most `limit` objects after `starting_after`, newest first. */
function list(all: Thing[], form: Form) {
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const found = all.filter((one) => one.created >= since);
  const after = textAt(form, 'starting_after');
  const from = after === undefined ? 0 : found.findIndex((one) => one.id === after) + 1;
  const to = from + Number(textAt(form, 'limit') ?? 10);
  return { object: 'list', url: '/v1', data: found.slice(from, to), has_more: to < found.length };
}

function expanded(books: StripeLedger, intent: Thing, form: Form): unknown {
  const expandedFields = Object.values(typeof form.expand === 'object' ? form.expand : {});
  if (
    typeof intent.latest_charge !== 'string' ||
    !expandedFields.includes('latest_charge.balance_transaction')
  )
    return intent;
  const charge = find(books, intent.latest_charge, 'charge');
  return {
    ...intent,
    latest_charge: {
      ...charge,
      balance_transaction: find(books, String(charge.balance_transaction), 'balance_transaction'),
    },
  };
}
