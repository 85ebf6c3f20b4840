import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARDS, ok, type PaymentDesk, startPaymentDesk } from './support/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

test('a card pays an invoice: begun, opened, paid at the sandbox, told, settled', async () => {
  const bill = await desk.bill();
  const session = await desk.begin(bill);
  expect(await desk.invoice(bill)).toMatchObject({ Status: 'OPEN', IsOnline: false, PaidCents: 0 });
  const page = ok(await desk.get(null, '/payment/sandbox/view', { Session: session })).data;
  const { InvoiceNo } = await desk.invoice(bill);
  expect(page).toMatchObject({
    Reference: InvoiceNo,
    AmountCents: bill.AmountCents,
    Currency: 'HKD',
    Status: 'OPEN',
    FailureCode: null,
    ReturnUrl: `http://portal.test/invoice/${bill.ApplicationKey}?returned=1`,
  });

  expect(ok(await desk.pay(session)).data).toMatchObject({ Status: 'SUCCEEDED' });
  // The browser is back, and nothing has changed yet: only the provider's word counts.
  expect(await desk.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });

  const told = await desk.db
    .selectFrom('SandboxEvent')
    .selectAll()
    .where('Type', '=', 'payment.succeeded')
    .execute();
  expect(told).toHaveLength(1);
  for (const event of [...told, ...told]) expect((await desk.deliver(event)).status).toBe(200);
  await desk.work(['payment.look']);
  const { Version, PaidAt, TransactionNo, ...paid } = await desk.invoice(bill);
  expect(paid).toMatchObject({
    Status: 'PAID',
    IsOnline: true,
    IsSettled: false,
    PaidCents: bill.AmountCents,
  });
  expect([Version, PaidAt instanceof Date, TransactionNo?.slice(0, 4)]).toEqual([2, true, 'sbp_']);
  expect(await desk.payments(bill)).toMatchObject([
    { Status: 'SUCCEEDED', ReceivedCents: bill.AmountCents, Card: 'visa 4242', IsSurplus: false, Looks: 1 },
  ]);
  expect(await desk.db.selectFrom('PaymentEvent').select('Outcome').execute()).toEqual([
    { Outcome: 'TAKEN' },
  ]);

  await desk.settle();
  await desk.work(['payment.reconcile']);
  await desk.work();
  expect(await desk.events(bill)).toEqual(['PAY_ONLINE', 'ONLINE_PAID', 'ONLINE_SETTLED']);
  expect(await desk.invoice(bill)).toMatchObject({ Status: 'PAID', IsSettled: true });
  expect(CARDS.success).toBeDefined();
});
