import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundDocument } from '#modules/billing/invoices/server/refund-document.ts';
import {
  type Bill,
  CARDS,
  makeCertificateBill,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';
import { REASON, refundFixture } from '#quality/support/refund-fixture.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());
const { refund, voided, refundsOf } = refundFixture(() => portal);

/**
 * The client submits a proof of another payment while the sandbox's page is open, and finance confirms it.
 */
async function paidByProof(bill: Bill): Promise<void> {
  const { ApplicationKey } = bill;
  const Attachment = [await portal.upload('client', 'document')];
  ok(
    await portal.post('client', '/application/paynow', { ApplicationKey, Attachment, PaymentMethod: 'FPS' }),
  );
  ok(await portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' }));
}

test('while the proof of another payment is under review no card payment is possible, and the action is hidden', async () => {
  const bill = await portal.bill();
  const { ApplicationKey, InvoiceKey } = bill;
  const online = async () => {
    const { data } = await portal.get('client', '/application/view', { ApplicationKey });
    return (data.Actions as { Action: string; Allowed: boolean; IsHidden: boolean }[]).find(
      ({ Action }) => Action === 'PAY_ONLINE',
    );
  };
  expect(await online()).toMatchObject({ Allowed: true, IsHidden: false });
  await portal.startPayment(bill);
  const Attachment = [await portal.upload('client', 'document')];
  ok(
    await portal.post('client', '/application/paynow', { ApplicationKey, Attachment, PaymentMethod: 'FPS' }),
  );
  expect(await online()).toMatchObject({ Allowed: false, IsHidden: true });
  const refused = [
    await portal.post('client', '/application/payonline', { ApplicationKey }),
    // The payment started before is not continued either.
    await portal.post('client', '/payment/open', { InvoiceKey }),
  ];
  for (const { status, error } of refused)
    expect([status, error]).toMatchObject([
      409,
      { Code: 'ERR_TRANSITION', Reasons: [{ Code: 'REASON_PROOF_ALREADY_GIVEN' }] },
    ]);
  // After the proof is refused, the card may be used again.
  ok(await portal.post('finance', '/application/proof/refuse', { ApplicationKey, Remark: 'Not readable.' }));
  expect(await online()).toMatchObject({ Allowed: true, IsHidden: false });
  ok(await portal.post('client', '/payment/open', { InvoiceKey }));
});

test('marked as paid by proof while a card payment is in progress: the card payment is cancelled at the provider', async () => {
  const bill = await portal.bill();
  const session = await portal.startPayment(bill);
  await paidByProof(bill);
  await portal.work();
  expect(await portal.payments(bill)).toMatchObject([{ Status: 'CANCELLED', ReceivedCents: 0 }]);
  expect(ok(await portal.pay(session)).data).toMatchObject({ Status: 'CANCELLED' });
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'PAID', IsOnline: false });
});

test('paid by proof and by card: the card payment is an overpayment, finance is notified, and it is refunded', async () => {
  const bill = await portal.bill();
  const session = await portal.startPayment(bill);
  ok(await portal.pay(session));
  await paidByProof(bill);
  await portal.work();
  const paid = { Status: 'PAID', IsOnline: false, PaidCents: bill.AmountCents, RefundedCents: 0 };
  expect(await portal.invoice(bill)).toMatchObject(paid);
  const [payment] = await portal.payments(bill);
  expect(payment).toMatchObject({
    Status: 'SUCCEEDED',
    IsOverpayment: true,
    ReceivedCents: bill.AmountCents,
  });
  await portal.work(['application.notify']);
  const notified = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select('Account.Email')
    .where('Notification.Kind', '=', 'OVERPAYMENT')
    .execute();
  expect(notified).toEqual([{ Email: 'finance@demo.test' }]);

  // The invoice itself was not paid online, so it cannot be refunded.
  expect((await refund(bill)).error.Code).toBe('ERR_TRANSITION');
  // It cannot be marked as unpaid, and paid a third time, while the card money has not been refunded.
  const unpaid = () => portal.post('finance', '/application/unpaid', { ApplicationKey: bill.ApplicationKey });
  expect((await unpaid()).error.Reasons).toMatchObject([{ Code: 'REASON_OVERPAYMENT_HELD' }]);
  const refundOverpayment = (user = 'finance', more: object = {}) =>
    portal.post(user, '/payment/overpayment/refund', { PaymentKey: payment?.PaymentKey, ...REASON, ...more });
  expect((await refundOverpayment('business')).status).toBe(403);
  expect((await refundOverpayment('finance', { Remark: ' ' })).status).toBe(422);
  expect((await refundOverpayment('finance', { AmountCents: 1 })).status).toBe(422);
  const all = await Promise.all(Array.from({ length: 6 }, () => refundOverpayment()));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  await portal.work();
  // Not settled yet: it was voided, and the card is not charged.
  expect(await portal.payments(bill)).toMatchObject([{ Status: 'VOIDED', RefundedCents: bill.AmountCents }]);
  expect(await portal.invoice(bill)).toMatchObject(paid);
  expect((await portal.events(bill)).slice(-3)).toEqual(['ONLINE_OVERPAYMENT', 'VOID', 'ONLINE_VOIDED']);
  ok(await unpaid());
});

test('voided before settlement, the invoice is open again and can be paid; afterwards the payment is refunded', async () => {
  const bill = await portal.paid(CARDS.success);
  expect((await refund(bill)).error.Code).toBe('ERR_TRANSITION');
  ok(await voided(bill));
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({
    Status: 'OPEN',
    IsOnline: false,
    PaidCents: 0,
    PaidAt: null,
  });
  const [{ Id } = { Id: -1 }] = await portal.db
    .selectFrom('Refund')
    .select('Id')
    .where('Kind', '=', 'VOID')
    .orderBy('Id', 'desc')
    .execute();
  expect(await refundDocument(portal.db, { RefundId: Id })).toMatchObject({
    Kind: 'VOID',
    AmountCents: bill.AmountCents,
    Payment: { Card: 'visa 4242' },
  });
  ok(await portal.pay(await portal.startPayment(bill), CARDS.settled));
  await portal.reconcile();
  expect((await voided(bill)).error.Code).toBe('ERR_TRANSITION');
  expect((await portal.payments(bill)).map(({ Status }) => Status)).toEqual(['VOIDED', 'SUCCEEDED']);
  for (const AmountCents of [2_500, 7_500]) {
    ok(await refund(bill, { AmountCents }));
    await portal.work();
  }
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: 10_000 });
  expect((await portal.events(bill)).filter((event) => event.startsWith('ONLINE'))).toEqual([
    'ONLINE_PAID',
    'ONLINE_VOIDED',
    'ONLINE_PAID',
    'ONLINE_SETTLED',
    'ONLINE_REFUNDED',
    'ONLINE_REFUNDED',
  ]);
});

test('settled between the request and the provider’s response: the void fails, is reported, and the payment stays refundable', async () => {
  const bill = await portal.paid(CARDS.success);
  ok(await voided(bill));
  await portal.settle();
  await portal.work();
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'FAILED', FailureCode: 'payment_settled' }]);
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'PAID', IsSettled: true, RefundedCents: 0 });
  ok(await refund(bill));
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'REFUNDED' });
});

test('a refund returned by the bank fails, and its reserved amount is released', async () => {
  const bill = await portal.paid(CARDS.refundFails);
  ok(await refund(bill));
  await portal.work();
  expect(await refundsOf(bill)).toMatchObject([{ Status: 'FAILED', FailureCode: 'refund_failed' }]);
  expect(await portal.payments(bill)).toMatchObject([{ ReservedCents: 0, RefundedCents: 0 }]);
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'PAID', RefundedCents: 0 });
  expect((await portal.events(bill)).at(-1)).toBe('REFUND_FAILED');
});

/** Simulates an action on the provider's own pages, unknown to the portal. */
const atProvider = async (
  bill: Bill,
  perform: (payment: string) => ReturnType<typeof sql>,
): Promise<void> => {
  const [payment] = await portal.payments(bill);
  await perform(String(payment?.ProviderPaymentId)).execute(portal.db);
};

test('refunded on the provider’s own pages while ours was reserved: theirs is recorded, ours has failed', async () => {
  const bill = await portal.paid();
  ok(await refund(bill));
  await atProvider(
    bill,
    (payment) => sql`
      insert into sandbox_refund (id, payment_id, idempotency_key, amount_cents, kind, status)
      values ('sbr_meanwhile', ${payment}, 'own meanwhile', ${bill.AmountCents}, 'REFUND', 'SUCCEEDED')`,
  );
  await portal.work();
  expect(await refundsOf(bill)).toMatchObject([
    { Status: 'FAILED', FailureCode: 'amount_too_large' },
    { Status: 'SUCCEEDED', ProviderRefundId: 'sbr_meanwhile', AccountId: null },
  ]);
  expect(await portal.payments(bill)).toMatchObject([
    { ReservedCents: bill.AmountCents, RefundedCents: bill.AmountCents },
  ]);
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'REFUNDED', RefundedCents: bill.AmountCents });
});

test('a void returned by the bank days later: the invoice is paid after all, or the payment is an overpayment', async () => {
  const bills = [await portal.paid(CARDS.success), await portal.paid(CARDS.success)];
  for (const bill of bills) ok(await voided(bill));
  await portal.work();
  const [open, otherwise] = bills as [Bill, Bill];
  await paidByProof(otherwise);
  for (const bill of bills)
    await atProvider(
      bill,
      (payment) => sql`update sandbox_refund set status = 'FAILED' where payment_id = ${payment}`,
    );
  await sql`update payment set synced_at = now() - interval '2 days' where status = 'VOIDED'`.execute(
    portal.db,
  );
  await portal.reconcile();
  expect(await portal.payments(open)).toMatchObject([
    { Status: 'SUCCEEDED', IsOverpayment: false, ReservedCents: 0, RefundedCents: 0 },
  ]);
  expect(await portal.invoice(open)).toMatchObject({
    Status: 'PAID',
    IsOnline: true,
    PaidCents: open.AmountCents,
  });
  expect(await portal.payments(otherwise)).toMatchObject([{ Status: 'SUCCEEDED', IsOverpayment: true }]);
  expect(await portal.invoice(otherwise)).toMatchObject({ Status: 'PAID', IsOnline: false });
  expect((await portal.events(otherwise)).slice(-2)).toEqual(['ONLINE_OVERPAYMENT', 'REFUND_FAILED']);
});

test('a cancelled payment is cancelled at the provider too; one paid in the meantime is recorded', async () => {
  const bill = await portal.bill();
  const giveUp = () => portal.post('client', '/payment/abandon', { InvoiceKey: bill.InvoiceKey });
  const first = await portal.startPayment(bill);
  ok(await giveUp());
  expect(ok(await portal.pay(first)).data.Status).toBe('CANCELLED');
  expect((await giveUp()).error.Reasons).toMatchObject([{ Code: 'REASON_NO_PAYMENT_UNDER_WAY' }]);
  ok(await portal.pay(await portal.startPayment(bill)));
  ok(await giveUp());
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'PAID' });
  expect((await portal.payments(bill)).map(({ Status }) => Status)).toEqual(['CANCELLED', 'SUCCEEDED']);
});

test('a payment left unfinished for a day is cancelled', async () => {
  const bill = await portal.bill();
  const session = await portal.startPayment(bill);
  await sql`update payment set created_at = now() - interval '24 hours' where invoice_id = ${bill.InvoiceId}`.execute(
    portal.db,
  );
  await portal.reconcile();
  expect(await portal.payments(bill)).toMatchObject([{ Status: 'CANCELLED' }]);
  expect(ok(await portal.pay(session)).data.Status).toBe('CANCELLED');
});

test('amount, currency and invoice from the browser are refused', async () => {
  const bill = await portal.bill();
  const { ApplicationKey, InvoiceKey } = bill;
  for (const more of [{ AmountCents: 1 }, { Amount: 1 }, { Currency: 'USD' }, { InvoiceKey }]) {
    const begun = await portal.post('client', '/application/payonline', { ApplicationKey, ...more });
    expect([more, begun.status]).toEqual([more, 422]);
  }
  const Session = await portal.startPayment(bill);
  const card = { Session, CardNo: CARDS.success, Expiry: '12/40', Cvc: '123' };
  for (const more of [{ AmountCents: 1 }, { Currency: 'USD' }]) {
    expect((await portal.post('client', '/payment/open', { InvoiceKey, ...more })).status).toBe(422);
    expect((await portal.post(null, '/payment/sandbox/pay', { ...card, ...more })).status).toBe(422);
  }
  const sandboxPayments = await portal.db
    .selectFrom('SandboxPayment')
    .select(['AmountCents', 'Currency', 'Status'])
    .where('SessionId', '=', Session)
    .execute();
  expect(sandboxPayments).toEqual([{ AmountCents: bill.AmountCents, Currency: 'HKD', Status: 'OPEN' }]);
});

test('an invoice of another client is answered like a missing one', async () => {
  const bill = await portal.bill();
  await portal.startPayment(bill);
  for (const path of ['/payment/open', '/payment/abandon']) {
    const foreign = await portal.post('client2', path, { InvoiceKey: bill.InvoiceKey });
    const none = await portal.post('client2', path, { InvoiceKey: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect([foreign.status, foreign.error.Message]).toEqual([404, none.error.Message]);
    expect((await portal.post('sub-client', path, { InvoiceKey: bill.InvoiceKey })).status).toBe(403);
  }
  const [payment] = await portal.payments(bill);
  const none = await portal.post('finance', '/payment/overpayment/refund', {
    PaymentKey: 'AAAAAAAAAAAAAAAAAAAAAA',
    ...REASON,
  });
  expect(none.status).toBe(404);
  const counted = await portal.post('finance', '/payment/overpayment/refund', {
    PaymentKey: payment?.PaymentKey,
    ...REASON,
  });
  expect(counted.error.Reasons).toMatchObject([{ Code: 'REASON_NOT_OVERPAYMENT' }]);
});

test('an amount that differs from ours is never booked', async () => {
  const bill = await portal.bill();
  const session = await portal.startPayment(bill);
  await sql`update sandbox_payment set amount_cents = 1 where session_id = ${session}`.execute(portal.db);
  ok(await portal.pay(session));
  await portal.reconcile();
  await portal.reconcile();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  const seen = await portal.db
    .selectFrom('Audit')
    .select('Object')
    .where('Event', '=', 'PAYMENT_OTHER_AMOUNT')
    .execute();
  expect(seen).toHaveLength(1);
});

test('the history of the application records it as an action of the portal, and its payer is notified', async () => {
  const bill = await portal.paid();
  const { data } = ok(
    await portal.get('client', '/application/history', { ApplicationKey: bill.ApplicationKey }),
  );
  expect((data.Rows as object[])[0]).toMatchObject({ Action: 'ONLINE_PAID', By: null, AsRole: null });
  await portal.work(['application.notify']);
  const { rows } = await sql<{ Email: string }>`
    select account.email from notification join account on account.id = notification.account_id
    join application on application.id = notification.application_id
    where notification.kind = 'PAID' and application_key = ${bill.ApplicationKey}`.execute(portal.db);
  expect(rows).toEqual([{ Email: 'client@demo.test' }]);
  // The payment number belongs to the invoice; the application's number is that of its review (A146).
  const { ApplicationKey } = bill;
  const view = ok(await portal.get('finance', '/application/view', { ApplicationKey })).data;
  const PaymentTransactionNo = (await portal.payments(bill))[0]?.ProviderPaymentId;
  expect(view).toMatchObject({ TransactionNo: null, PaymentTransactionNo });
});

test('the invoice of a certificate is paid, voided and overpaid like any other, with the same notifications', async () => {
  const bill = await makeCertificateBill(portal);
  const { CertificateKey, InvoiceKey } = bill;
  const begin = async (): Promise<string> => {
    ok(await portal.post('client', '/application/certificate/payonline', { CertificateKey }));
    const { data } = ok(await portal.post('client', '/payment/open', { InvoiceKey }));
    return String(new URL(String(data.Url)).searchParams.get('session'));
  };
  ok(await portal.pay(await begin()));
  await portal.reconcile();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'PAID', IsOnline: true, PaidCents: 10_000 });
  ok(
    await portal.post('finance', '/application/certificate/onlinepayment/void', {
      CertificateKey,
      ...REASON,
    }),
  );
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'OPEN', IsOnline: false, PaidCents: 0 });

  ok(await portal.pay(await begin()));
  ok(await portal.post('finance', '/application/certificate/bypass', { CertificateKey, ...REASON }));
  await portal.work();
  expect(await portal.invoice(bill)).toMatchObject({ Status: 'BYPASSED', PaidCents: 0 });
  const notified = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select(['Notification.Kind', 'Account.Email'])
    .where('Notification.Cause', 'like', `invoice:${bill.InvoiceId}:%`)
    .orderBy('Notification.Id')
    .execute();
  expect(notified).toEqual([
    { Kind: 'PAID', Email: 'client@demo.test' },
    { Kind: 'VOIDED', Email: 'client@demo.test' },
    { Kind: 'OVERPAYMENT', Email: 'finance@demo.test' },
  ]);
});
