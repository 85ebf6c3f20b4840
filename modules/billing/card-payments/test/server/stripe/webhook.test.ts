import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Bill } from '#quality/support/payment-portal.ts';
import type { Thing } from '#quality/support/stripe-ledger.ts';
import { type StripePortal, startStripePortal } from '#quality/support/stripe-portal.ts';

let testPortal: StripePortal;
beforeAll(async () => {
  testPortal = await startStripePortal();
  await testPortal.post('admin', '/stripe/connect', { Way: 'OWN' });
});
afterAll(() => testPortal.close());
beforeEach(async () => {
  await testPortal.db.deleteFrom('Attempt').execute();
});

const thing = (id: string): Thing => testPortal.stripe.ledgerOf(null).things.get(id) as Thing;
const outcomes = async (id: string) =>
  (await testPortal.db.selectFrom('PaymentEvent').select('Outcome').where('EventId', '=', id).execute()).map(
    ({ Outcome }) => Outcome,
  );
const statusOf = async (bill: Bill) => (await testPortal.invoice(bill)).Status;

/** Creates a payment that was paid at Stripe and not reported yet. */
async function paidWithoutEvent() {
  const bill = await testPortal.bill();
  const session = await testPortal.start(bill);
  const intent = testPortal.stripe.pay(session);
  return { bill, session, intent };
}

test('paid on Stripe’s page: only the signed message changes the payment', async () => {
  const { bill, session } = await paidWithoutEvent();
  await testPortal.work();
  expect(await statusOf(bill)).toBe('OPEN');
  const message = testPortal.stripe.event('checkout.session.completed', thing(session));
  expect((await testPortal.sendEvent(message)).status).toBe(200);
  await testPortal.work(['payment.sync']);
  expect(await testPortal.invoice(bill)).toMatchObject({
    Status: 'PAID',
    IsOnline: true,
    PaidCents: bill.AmountCents,
    IsSettled: false,
  });
  expect(await testPortal.payments(bill)).toMatchObject([
    { Provider: 'STRIPE', Status: 'SUCCEEDED', Card: 'visa 4242', ReceivedCents: bill.AmountCents },
  ]);
});

test('Stripe reports the intent before its number is stored here', async () => {
  const { bill, intent } = await paidWithoutEvent();
  await testPortal.sendEvent(
    testPortal.stripe.event('payment_intent.succeeded', intent, { id: 'evt_by_key' }),
  );
  expect(await outcomes('evt_by_key')).toEqual(['TAKEN']);
  await testPortal.work(['payment.sync']);
  expect(await statusOf(bill)).toBe('PAID');
});

test('the same message five times: stored once, paid once', async () => {
  const { bill, session } = await paidWithoutEvent();
  const message = testPortal.stripe.event('checkout.session.completed', thing(session), { id: 'evt_five' });
  for (let times = 0; times < 5; times += 1) expect((await testPortal.sendEvent(message)).status).toBe(200);
  await testPortal.work(['payment.sync']);
  expect(await outcomes('evt_five')).toEqual(['TAKEN']);
  expect(await testPortal.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_PAID']);
});

test('no message received: the next reconciliation finds the payment', async () => {
  const { bill } = await paidWithoutEvent();
  const { reconcile } = await import('../../../server/reconcile.ts');
  await reconcile(testPortal.portal);
  await testPortal.work(['payment.sync']);
  expect(await statusOf(bill)).toBe('PAID');
});

test('declined, then another card: open until it is paid', async () => {
  const bill = await testPortal.bill();
  const session = await testPortal.start(bill);
  const intent = testPortal.stripe.pay(session, 'insufficient');
  await testPortal.sendEvent(testPortal.stripe.event('payment_intent.payment_failed', intent));
  await testPortal.work(['payment.sync']);
  expect(await statusOf(bill)).toBe('OPEN');
  testPortal.stripe.pay(session);
  await testPortal.sendEvent(testPortal.stripe.event('checkout.session.completed', thing(session)));
  await testPortal.work(['payment.sync']);
  expect(await statusOf(bill)).toBe('PAID');
});

describe('messages that are not trusted', () => {
  const wrong: [
    string,
    (message: { body: Buffer; signature: string }) => { body: Buffer; signature?: string },
  ][] = [
    ['no signature', ({ body }) => ({ body })],
    ['an empty signature', ({ body }) => ({ body, signature: '' })],
    ['nonsense as a signature', ({ body }) => ({ body, signature: 't=now,v1=right' })],
    [
      'the old scheme only',
      ({ body, signature }) => ({ body: Buffer.from(body.toString().replace('evt_', 'evx_')), signature }),
    ],
    [
      'the same body with one more space',
      ({ body, signature }) => ({ body: Buffer.concat([body, Buffer.from(' ')]), signature }),
    ],
    ['only the old scheme', ({ body, signature }) => ({ body, signature: signature.replace('v1=', 'v0=') })],
  ];
  test.each(wrong)('%s', async (_, change) => {
    const { bill, session } = await paidWithoutEvent();
    const id = `evt_wrong_${session}`;
    const message = testPortal.stripe.event('checkout.session.completed', thing(session), { id });
    const { status, error } = await testPortal.sendEvent(change(message));
    expect([status, error.Code]).toEqual([403, 'ERR_FORBIDDEN']);
    expect(await outcomes(id)).toEqual([]);
    await testPortal.work(['payment.sync']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test('another secret', async () => {
    const { session } = await paidWithoutEvent();
    const message = testPortal.stripe.event('checkout.session.completed', thing(session), {
      secret: 'whsec_other',
    });
    expect((await testPortal.sendEvent(message)).status).toBe(403);
  });

  test.each([
    [299, 200],
    [302, 403],
    [3 * 86_400, 403],
  ])('signed %i seconds ago: %i', async (seconds, expected) => {
    const { session } = await paidWithoutEvent();
    const at = new Date(Date.now() - seconds * 1_000);
    const message = testPortal.stripe.event('checkout.session.completed', thing(session), { at });
    expect((await testPortal.sendEvent(message)).status).toBe(expected);
  });

  test('of another account: stored without effect', async () => {
    const { bill, session } = await paidWithoutEvent();
    const message = testPortal.stripe.event('checkout.session.completed', thing(session), {
      account: 'acct_somebody_else',
      id: 'evt_other_account',
    });
    expect((await testPortal.sendEvent(message)).status).toBe(200);
    expect(await outcomes('evt_other_account')).toEqual(['OTHER_ACCOUNT']);
    await testPortal.work(['payment.sync']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test('the content of the message: the status is fetched from Stripe instead', async () => {
    const bill = await testPortal.bill();
    const session = await testPortal.start(bill);
    const claim = { ...thing(session), status: 'complete', payment_status: 'paid' };
    expect(
      (await testPortal.sendEvent(testPortal.stripe.event('checkout.session.completed', claim))).status,
    ).toBe(200);
    await testPortal.work(['payment.sync']);
    expect(await statusOf(bill)).toBe('OPEN');
  });

  test.each(['[]', '{}', 'null', '{"id":1}', 'no json', ''])('signed, but not an event: %s', async (text) => {
    const { createHmac } = await import('node:crypto');
    const { STRIPE_SECRET } = await import('#quality/support/stripe-service.ts');
    const seconds = Math.floor(Date.now() / 1_000);
    const digest = createHmac('sha256', STRIPE_SECRET).update(`${seconds}.${text}`).digest('hex');
    const { status } = await testPortal.sendEvent({
      body: Buffer.from(text),
      signature: `t=${seconds},v1=${digest}`,
    });
    expect([403, 422]).toContain(status);
  });

  test('about an unknown payment, and without a payment', async () => {
    const foreignIntent = { id: 'pi_of_another_shop', object: 'payment_intent', created: 1 };
    await testPortal.sendEvent(
      testPortal.stripe.event('payment_intent.succeeded', foreignIntent, { id: 'evt_stranger' }),
    );
    await testPortal.sendEvent(
      testPortal.stripe.event(
        'payout.paid',
        { id: 'po_1', object: 'payout', created: 1 },
        { id: 'evt_payout' },
      ),
    );
    expect([await outcomes('evt_stranger'), await outcomes('evt_payout')]).toEqual([
      ['NOT_OURS'],
      ['NOT_ABOUT_MONEY'],
    ]);
  });
});

describe('two webhook secrets', () => {
  test('the old and the new secret are both accepted', async () => {
    const portal = await startStripePortal({ STRIPE_WEBHOOK_SECRET: 'whsec_going, whsec_coming' });
    try {
      const about = { id: 'po_1', object: 'payout', created: 1 };
      for (const [secret, expected] of [
        ['whsec_going', 200],
        ['whsec_coming', 200],
        ['whsec_going, whsec_coming', 403],
      ] as const)
        expect((await portal.sendEvent(portal.stripe.event('payout.paid', about, { secret }))).status).toBe(
          expected,
        );
    } finally {
      await portal.close();
    }
  });
});

describe('refunds', () => {
  const back = (path: 'void' | 'refund', bill: Bill, more = {}) =>
    testPortal.post('finance', `/application/onlinepayment/cancel/${path}`, {
      ApplicationKey: bill.ApplicationKey,
      Remark: 'Paid by mistake',
      ...more,
    });
  async function paid({ isSettled }: { isSettled: boolean }) {
    const { bill, session, intent } = await paidWithoutEvent();
    if (isSettled) testPortal.stripe.settle(intent.id);
    await testPortal.sendEvent(testPortal.stripe.event('checkout.session.completed', thing(session)));
    await testPortal.work(['payment.sync']);
    return bill;
  }

  test('before settlement: void, once, and the invoice is open again', async () => {
    const bill = await paid({ isSettled: false });
    expect((await back('void', bill)).status).toBe(200);
    await testPortal.work();
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN', IsOnline: false });
    expect(await testPortal.payments(bill)).toMatchObject([
      { Status: 'VOIDED', RefundedCents: bill.AmountCents },
    ]);
  });

  test('partial, and the response is lost: refunded once', async () => {
    const bill = await paid({ isSettled: true });
    testPortal.stripe.faults.push('LOST');
    expect((await back('refund', bill, { AmountCents: 4_000 })).status).toBe(200);
    await testPortal.work();
    expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PART_REFUNDED', RefundedCents: 4_000 });
    const [payment] = await testPortal.payments(bill);
    expect(payment?.RefundedCents).toBe(4_000);
  });

  test('refunded on Stripe’s own pages: the portal records it', async () => {
    const bill = await paid({ isSettled: true });
    const [payment] = await testPortal.payments(bill);
    const { makeRefund } = await import('#quality/support/stripe-ledger.ts');
    const refund = makeRefund(testPortal.stripe.ledgerOf(null), {
      payment_intent: payment?.ProviderPaymentId ?? '',
    });
    await testPortal.sendEvent(testPortal.stripe.event('refund.created', refund));
    await testPortal.work(['payment.sync']);
    expect(await testPortal.invoice(bill)).toMatchObject({
      Status: 'REFUNDED',
      RefundedCents: bill.AmountCents,
    });
  });
});

test('in the form on our page: the browser receives the secret and the publishable key, and one intent for repeated requests', async () => {
  const portal = await startStripePortal({ STRIPE_UI: 'element', STRIPE_PUBLISHABLE_KEY: 'pk_test_7' });
  try {
    await portal.post('admin', '/stripe/connect', { Way: 'OWN' });
    const bill = await portal.bill();
    const intent = await portal.start(bill);
    const again = await portal.post('client', '/payment/open', { InvoiceKey: bill.InvoiceKey });
    expect(again.data).toMatchObject({
      Provider: 'STRIPE',
      Url: null,
      ClientSecret: `${intent}_secret_test`,
      PublishableKey: 'pk_test_7',
      Account: null,
    });
    portal.stripe.pay(intent);
    await portal.sendEvent(
      portal.stripe.event(
        'payment_intent.succeeded',
        portal.stripe.ledgerOf(null).things.get(intent) as Thing,
      ),
    );
    await portal.work(['payment.sync']);
    expect((await portal.invoice(bill)).Status).toBe('PAID');
  } finally {
    await portal.close();
  }
});
