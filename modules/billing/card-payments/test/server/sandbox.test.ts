import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARDS, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { alignConnections } from '../../server/provider/align-connections.ts';
import { providers } from '../../server/provider/providers.ts';
import type { OpenPaymentRequest } from '../../server/provider/types.ts';

let testPortal: PaymentPortal;
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterAll(() => testPortal.close());

test('a card payment of an invoice in the sandbox: started, opened, paid, reported, settled', async () => {
  const bill = await testPortal.bill();
  const session = await testPortal.startPayment(bill);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN', IsOnline: false, PaidCents: 0 });
  const page = ok(await testPortal.get(null, '/payment/sandbox/view', { Session: session })).data;
  const { InvoiceNo } = await testPortal.invoice(bill);
  expect(page).toMatchObject({
    Reference: InvoiceNo,
    AmountCents: bill.AmountCents,
    Currency: 'HKD',
    Status: 'OPEN',
    FailureCode: null,
    ReturnUrl: `http://portal.test/invoice/${bill.ApplicationKey}?returned=1`,
  });

  expect(ok(await testPortal.pay(session)).data).toMatchObject({ Status: 'SUCCEEDED' });
  // The browser has returned, and nothing has changed yet: only the provider's report counts.
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });

  const notified = await testPortal.db
    .selectFrom('SandboxEvent')
    .selectAll()
    .where('Type', '=', 'payment.succeeded')
    .execute();
  expect(notified).toHaveLength(1);
  for (const event of [...notified, ...notified]) expect((await testPortal.deliver(event)).status).toBe(200);
  await testPortal.work(['payment.sync']);
  const { Version, PaidAt, TransactionNo, ...paid } = await testPortal.invoice(bill);
  expect(paid).toMatchObject({
    Status: 'PAID',
    IsOnline: true,
    IsSettled: false,
    PaidCents: bill.AmountCents,
  });
  expect([Version, PaidAt instanceof Date, TransactionNo?.slice(0, 4)]).toEqual([2, true, 'sbp_']);
  expect(await testPortal.payments(bill)).toMatchObject([
    {
      Status: 'SUCCEEDED',
      ReceivedCents: bill.AmountCents,
      Card: 'visa 4242',
      IsOverpayment: false,
      SyncCount: 1,
    },
  ]);
  expect(await testPortal.db.selectFrom('PaymentEvent').select('Outcome').execute()).toEqual([
    { Outcome: 'TAKEN' },
  ]);

  await testPortal.settle();
  await testPortal.reconcile();
  expect(await testPortal.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_PAID', 'ONLINE_SETTLED']);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', IsSettled: true });
});

test.each([
  ['declined', CARDS.declined, 'card_declined'],
  ['without sufficient funds', CARDS.funds, 'insufficient_funds'],
  ['unknown to the sandbox', '4111111111111111', 'card_declined'],
])('a card %s leaves the payment open for another one', async (_, card, code) => {
  const bill = await testPortal.bill();
  const session = await testPortal.startPayment(bill);
  expect(ok(await testPortal.pay(session, card)).data).toMatchObject({ Status: 'OPEN', FailureCode: code });
  await testPortal.reconcile();
  expect(await testPortal.payments(bill)).toMatchObject([
    { Status: 'STARTED', FailureCode: code, ReceivedCents: 0 },
  ]);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  ok(await testPortal.pay(session, CARDS.settled));
  await testPortal.reconcile();
  expect(await testPortal.payments(bill)).toMatchObject([
    { Status: 'SUCCEEDED', FailureCode: null, IsSettled: true },
  ]);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', IsSettled: true });
});

test('the bank asks for 3-D Secure confirmation: refused, then approved', async () => {
  const bill = await testPortal.bill();
  const session = await testPortal.startPayment(bill);
  const answer = (IsConfirmed: boolean) =>
    testPortal.post(null, '/payment/sandbox/confirm', { Session: session, IsConfirmed });
  expect(ok(await testPortal.pay(session, CARDS.question)).data).toMatchObject({ Status: 'CHALLENGED' });
  await testPortal.reconcile();
  expect(await testPortal.payments(bill)).toMatchObject([{ Status: 'STARTED', Card: 'visa 3220' }]);
  // A client who closed the page returns to the bank's question.
  expect(await testPortal.startPayment(bill)).toBe(session);
  expect(ok(await answer(false)).data).toMatchObject({
    Status: 'OPEN',
    FailureCode: 'authentication_failed',
  });
  // The question is closed: a late confirmation changes nothing.
  expect(ok(await answer(true)).data).toMatchObject({ Status: 'OPEN' });
  ok(await testPortal.pay(session, CARDS.question));
  expect(ok(await answer(true)).data).toMatchObject({ Status: 'SUCCEEDED', FailureCode: null });
  // A second click on "pay" pays nothing.
  expect(ok(await testPortal.pay(session)).data).toMatchObject({ Status: 'SUCCEEDED' });
  await testPortal.reconcile();
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'PAID', PaidCents: bill.AmountCents });
  expect(await testPortal.payments(bill)).toMatchObject([{ Card: 'visa 3220', Status: 'SUCCEEDED' }]);
});

test('ten declined cards end the payment; a new one can be started', async () => {
  const bill = await testPortal.bill();
  const session = await testPortal.startPayment(bill);
  for (let tries = 1; tries < 10; tries += 1)
    expect(ok(await testPortal.pay(session, CARDS.declined)).data.Status).toBe('OPEN');
  expect(ok(await testPortal.pay(session, CARDS.declined)).data.Status).toBe('FAILED');
  expect(ok(await testPortal.pay(session)).data.Status).toBe('FAILED');
  await testPortal.reconcile();
  expect(await testPortal.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_FAILED']);
  expect(await testPortal.startPayment(bill)).not.toBe(session);
});

test('invalid input is reported at its field; an expired card is declined', async () => {
  const session = await testPortal.startPayment(await testPortal.bill());
  const card = { CardNo: CARDS.success, Expiry: '12/40', Cvc: '123' };
  const fields = async (typed: object) =>
    (
      await testPortal.post(null, '/payment/sandbox/pay', { Session: session, ...card, ...typed })
    ).error.Fields?.map(({ Field }) => Field);
  expect(await fields({ CardNo: '12' })).toEqual(['CardNo']);
  expect(await fields({ Expiry: '13/40' })).toEqual(['Expiry']);
  expect(await fields({ Expiry: 'soon' })).toEqual(['Expiry']);
  expect(await fields({ Cvc: 'x' })).toEqual(['Cvc']);
  expect(await fields({ AmountCents: 1 })).toBeDefined();
  const old = await testPortal.post(null, '/payment/sandbox/pay', {
    Session: session,
    ...card,
    Expiry: '10/26',
  });
  expect(old.data).toMatchObject({ Status: 'OPEN', FailureCode: 'expired_card' });
});

test('cancelled without paying, the payment ends and the invoice stays open', async () => {
  const bill = await testPortal.bill();
  const Session = await testPortal.startPayment(bill);
  expect(ok(await testPortal.post(null, '/payment/sandbox/cancel', { Session })).data.Status).toBe(
    'CANCELLED',
  );
  await testPortal.reconcile();
  expect(await testPortal.payments(bill)).toMatchObject([{ Status: 'CANCELLED' }]);
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN' });
  expect(await testPortal.startPayment(bill)).not.toBe(Session);
});

test('the sandbox returns the first result for a known key, and refuses other parameters with it', async () => {
  const provider = await providers.SANDBOX(testPortal.portal);
  const request: OpenPaymentRequest = {
    PaymentKey: 'one-key',
    Account: null,
    AmountCents: 500,
    Currency: 'HKD',
    InvoiceNo: 'INV-1',
    Description: 'Invoice INV-1',
    Email: 'client@demo.test',
    Language: 'EN',
    ReturnUrl: 'http://portal.test/invoice/1',
  };
  const first = await provider.open(request);
  expect(await provider.open(request)).toEqual(first);
  await expect(provider.open({ ...request, AmountCents: 501 })).rejects.toThrow('idempotency_key_reused');
  const Session = String(first.ProviderSessionId);
  ok(await testPortal.pay(Session, CARDS.settled));
  const Payment = { PaymentKey: 'one-key', Account: null, ProviderPaymentId: null, ProviderSessionId: null };
  const back = { RefundKey: 'back', Kind: 'REFUND', AmountCents: 300, Payment } as const;
  const refund = await provider.refund(back);
  expect(await provider.refund(back)).toEqual(refund);
  await expect(provider.refund({ ...back, AmountCents: 200 })).rejects.toThrow('idempotency_key_reused');
  await expect(provider.refund({ ...back, RefundKey: 'more', AmountCents: 201 })).rejects.toThrow(
    'amount_too_large',
  );
  await expect(
    provider.refund({ ...back, RefundKey: 'void', Kind: 'VOID', AmountCents: 200 }),
  ).rejects.toThrow('payment_settled');
  // Another account does not see it.
  await expect(provider.fetchState({ ...Payment, Account: 'sba_other' })).rejects.toThrow('payment_unknown');
  expect(await provider.fetchState(Payment)).toMatchObject({
    ReceivedCents: 500,
    RefundedCents: 300,
    IsSettled: true,
  });
});

test('only the configured provider is offered', async () => {
  const bill = await testPortal.bill();
  const begin = () =>
    testPortal.post('client', '/application/payonline', { ApplicationKey: bill.ApplicationKey });
  const withKey = { ...testPortal.portal.settings, STRIPE_SECRET_KEY: 'sk_test_1' };
  await alignConnections(testPortal.db, withKey);
  expect((await begin()).error.Reasons).toMatchObject([{ Code: 'REASON_ONLINE_NOT_OFFERED' }]);
  // Nothing is reconnected automatically: an administrator connects.
  await alignConnections(testPortal.db, testPortal.portal.settings);
  expect((await begin()).status).toBe(409);
  await testPortal.db.updateTable('PaymentConnection').set({ IsCharging: true }).execute();
  await alignConnections(testPortal.db, testPortal.portal.settings);
  expect((await begin()).status).toBe(200);
});
