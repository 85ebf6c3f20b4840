import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bill } from '#quality/support/payment-desk.ts';
import type { Thing } from '#quality/support/stripe-books.ts';
import { type StripeDesk, startStripeDesk } from '#quality/support/stripe-desk.ts';

let desk: StripeDesk;
beforeAll(async () => {
  desk = await startStripeDesk();
  await desk.post('admin', '/stripe/connect', { Way: 'OWN' });
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.db.deleteFrom('Attempt').execute();
});

const thing = (id: string): Thing => desk.stripe.booksOf(null).things.get(id) as Thing;
const outcomes = async (id: string) =>
  (await desk.db.selectFrom('PaymentEvent').select('Outcome').where('EventId', '=', id).execute()).map(
    ({ Outcome }) => Outcome,
  );
const statusOf = async (bill: Bill) => (await desk.invoice(bill)).Status;

/** Begun, paid at Stripe, and not told yet. */
async function paidUntold() {
  const bill = await desk.bill();
  const session = await desk.start(bill);
  const intent = desk.stripe.pay(session);
  return { bill, session, intent };
}

test('paid on Stripe’s page: only its signed message changes anything', async () => {
  const { bill, session } = await paidUntold();
  await desk.work();
  expect(await statusOf(bill)).toBe('OPEN');
  const message = desk.stripe.event('checkout.session.completed', thing(session));
  expect((await desk.tell(message)).status).toBe(200);
  await desk.work(['payment.look']);
  expect(await desk.invoice(bill)).toMatchObject({
    Status: 'PAID',
    IsOnline: true,
    PaidCents: bill.AmountCents,
    IsSettled: false,
  });
  expect(await desk.payments(bill)).toMatchObject([
    { Provider: 'STRIPE', Status: 'SUCCEEDED', Card: 'visa 4242', ReceivedCents: bill.AmountCents },
  ]);
});

test('Stripe reports the intent before its number is known here', async () => {
  const { bill, intent } = await paidUntold();
  await desk.tell(desk.stripe.event('payment_intent.succeeded', intent, { id: 'evt_by_key' }));
  expect(await outcomes('evt_by_key')).toEqual(['TAKEN']);
  await desk.work(['payment.look']);
  expect(await statusOf(bill)).toBe('PAID');
});

test('five times the same message: stored once, paid once', async () => {
  const { bill, session } = await paidUntold();
  const message = desk.stripe.event('checkout.session.completed', thing(session), { id: 'evt_five' });
  for (let times = 0; times < 5; times += 1) expect((await desk.tell(message)).status).toBe(200);
  await desk.work(['payment.look']);
  expect(await outcomes('evt_five')).toEqual(['TAKEN']);
  expect(await desk.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_PAID']);
});

test('never told: the next reconciliation finds it', async () => {
  const { bill } = await paidUntold();
  const { reconcile } = await import('../../../server/reconcile.ts');
  await reconcile(desk.portal);
  await desk.work(['payment.look']);
  expect(await statusOf(bill)).toBe('PAID');
});

test('declined, then another card: open until it is paid', async () => {
  const bill = await desk.bill();
  const session = await desk.start(bill);
  const intent = desk.stripe.pay(session, 'insufficient');
  await desk.tell(desk.stripe.event('payment_intent.payment_failed', intent));
  await desk.work(['payment.look']);
  expect(await statusOf(bill)).toBe('OPEN');
  desk.stripe.pay(session);
  await desk.tell(desk.stripe.event('checkout.session.completed', thing(session)));
  await desk.work(['payment.look']);
  expect(await statusOf(bill)).toBe('PAID');
});

describe('what is not believed', () => {
  const wrong: [
    string,
    (message: { body: Buffer; signature: string }) => { body: Buffer; signature?: string },
  ][] = [
    ['no signature', ({ body }) => ({ body })],
    ['an empty signature', ({ body }) => ({ body, signature: '' })],
    ['nonsense as a signature', ({ body }) => ({ body, signature: 't=now,v1=right' })],
    [
      'another body under the signature',
      ({ body, signature }) => ({ body: Buffer.from(body.toString().replace('evt_', 'evx_')), signature }),
    ],
    [
      'the same body with one more space',
      ({ body, signature }) => ({ body: Buffer.concat([body, Buffer.from(' ')]), signature }),
    ],
    ['only the old scheme', ({ body, signature }) => ({ body, signature: signature.replace('v1=', 'v0=') })],
  ];
  test.each(wrong)('%s', async (_, change) => {
    const { bill, session } = await paidUntold();
    const id = `evt_wrong_${session}`;
    const message = desk.stripe.event('checkout.session.completed', thing(session), { id });
    const { status, error } = await desk.tell(change(message));
    expect([status, error.Code]).toEqual([403, 'ERR_FORBIDDEN']);
    expect(await outcomes(id)).toEqual([]);
    await desk.work(['payment.look']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test('another secret', async () => {
    const { session } = await paidUntold();
    const message = desk.stripe.event('checkout.session.completed', thing(session), {
      secret: 'whsec_other',
    });
    expect((await desk.tell(message)).status).toBe(403);
  });

  test.each([
    [299, 200],
    [302, 403],
    [3 * 86_400, 403],
  ])('signed %i seconds ago: %i', async (seconds, expected) => {
    const { session } = await paidUntold();
    const at = new Date(Date.now() - seconds * 1_000);
    const message = desk.stripe.event('checkout.session.completed', thing(session), { at });
    expect((await desk.tell(message)).status).toBe(expected);
  });

  test('of another account: kept, and nothing follows from it', async () => {
    const { bill, session } = await paidUntold();
    const message = desk.stripe.event('checkout.session.completed', thing(session), {
      account: 'acct_somebody_else',
      id: 'evt_other_account',
    });
    expect((await desk.tell(message)).status).toBe(200);
    expect(await outcomes('evt_other_account')).toEqual(['OTHER_ACCOUNT']);
    await desk.work(['payment.look']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test('what the message itself claims: Stripe is asked, and says otherwise', async () => {
    const bill = await desk.bill();
    const session = await desk.start(bill);
    const claim = { ...thing(session), status: 'complete', payment_status: 'paid' };
    expect((await desk.tell(desk.stripe.event('checkout.session.completed', claim))).status).toBe(200);
    await desk.work(['payment.look']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test.each(['[]', '{}', 'null', '{"id":1}', 'no json', ''])('signed, but no event: %s', async (text) => {
    const { createHmac } = await import('node:crypto');
    const { STRIPE_SECRET } = await import('#quality/support/stripe-service.ts');
    const seconds = Math.floor(Date.now() / 1_000);
    const digest = createHmac('sha256', STRIPE_SECRET).update(`${seconds}.${text}`).digest('hex');
    const { status } = await desk.tell({ body: Buffer.from(text), signature: `t=${seconds},v1=${digest}` });
    expect([403, 422]).toContain(status);
  });

  test('about no payment of ours, and about no payment at all', async () => {
    const stranger = { id: 'pi_of_another_shop', object: 'payment_intent', created: 1 };
    await desk.tell(desk.stripe.event('payment_intent.succeeded', stranger, { id: 'evt_stranger' }));
    await desk.tell(
      desk.stripe.event('payout.paid', { id: 'po_1', object: 'payout', created: 1 }, { id: 'evt_payout' }),
    );
    expect([await outcomes('evt_stranger'), await outcomes('evt_payout')]).toEqual([
      ['NOT_OURS'],
      ['NOT_ABOUT_MONEY'],
    ]);
  });
});

describe('two secrets at once', () => {
  test('the one that is going and the one that is coming both count', async () => {
    const house = await startStripeDesk({ STRIPE_WEBHOOK_SECRET: 'whsec_going, whsec_coming' });
    try {
      const about = { id: 'po_1', object: 'payout', created: 1 };
      for (const [secret, expected] of [
        ['whsec_going', 200],
        ['whsec_coming', 200],
        ['whsec_going, whsec_coming', 403],
      ] as const)
        expect((await house.tell(house.stripe.event('payout.paid', about, { secret }))).status).toBe(
          expected,
        );
    } finally {
      await house.close();
    }
  });
});

describe('refunds', () => {
  const back = (path: 'void' | 'refund', bill: Bill, more = {}) =>
    desk.post('finance', `/application/onlinepayment/cancel/${path}`, {
      ApplicationKey: bill.ApplicationKey,
      Remark: 'Paid by mistake',
      ...more,
    });
  async function paid({ isSettled }: { isSettled: boolean }) {
    const { bill, session, intent } = await paidUntold();
    if (isSettled) desk.stripe.settle(intent.id);
    await desk.tell(desk.stripe.event('checkout.session.completed', thing(session)));
    await desk.work(['payment.look']);
    return bill;
  }

  test('before it is settled: void, once, and the invoice is open again', async () => {
    const bill = await paid({ isSettled: false });
    expect((await back('void', bill)).status).toBe(200);
    await desk.work();
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'OPEN', IsOnline: false });
    expect(await desk.payments(bill)).toMatchObject([{ Status: 'VOIDED', RefundedCents: bill.AmountCents }]);
  });

  test('a part, and the response is lost: refunded once', async () => {
    const bill = await paid({ isSettled: true });
    desk.stripe.faults.push('LOST');
    expect((await back('refund', bill, { AmountCents: 4_000 })).status).toBe(200);
    await desk.work();
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'PART_REFUNDED', RefundedCents: 4_000 });
    const [payment] = await desk.payments(bill);
    expect(payment?.RefundedCents).toBe(4_000);
  });

  test('refunded on Stripe’s own pages: the portal follows', async () => {
    const bill = await paid({ isSettled: true });
    const [payment] = await desk.payments(bill);
    const { makeRefund } = await import('#quality/support/stripe-books.ts');
    const refund = makeRefund(desk.stripe.booksOf(null), {
      payment_intent: payment?.ProviderPaymentId ?? '',
    });
    await desk.tell(desk.stripe.event('refund.created', refund));
    await desk.work(['payment.look']);
    expect(await desk.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: bill.AmountCents });
  });
});

test('in the form on our page: the browser gets the secret and the public key, and one intent however often it asks', async () => {
  const house = await startStripeDesk({ STRIPE_UI: 'element', STRIPE_PUBLISHABLE_KEY: 'pk_test_7' });
  try {
    await house.post('admin', '/stripe/connect', { Way: 'OWN' });
    const bill = await house.bill();
    const intent = await house.start(bill);
    const again = await house.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey });
    expect(again.data).toMatchObject({
      Provider: 'STRIPE',
      Url: null,
      ClientSecret: `${intent}_secret_test`,
      PublishableKey: 'pk_test_7',
      Account: null,
    });
    house.stripe.pay(intent);
    await house.tell(
      house.stripe.event('payment_intent.succeeded', house.stripe.booksOf(null).things.get(intent) as Thing),
    );
    await house.work(['payment.look']);
    expect((await house.invoice(bill)).Status).toBe('PAID');
  } finally {
    await house.close();
  }
});
