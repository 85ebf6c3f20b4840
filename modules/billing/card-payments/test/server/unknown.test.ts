import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bill, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';
import { lookAt } from '../../server/look-at.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

/** A payment that the client began, which the provider has lost; last known there so many days ago. */
async function lost(days: number): Promise<{ bill: Bill; paymentId: number }> {
  const bill = await desk.bill();
  await desk.begin(bill);
  const payment = await desk.db
    .selectFrom('Payment')
    .select(['Id', 'PaymentKey'])
    .where('InvoiceId', '=', bill.InvoiceId)
    .executeTakeFirstOrThrow();
  await sql`delete from sandbox_payment where idempotency_key = ${payment.PaymentKey}`.execute(desk.db);
  await sql`update payment set created_at = now() - make_interval(days => 30),
    looked_at = now() - make_interval(days => ${days}) where id = ${payment.Id}`.execute(desk.db);
  return { bill, paymentId: payment.Id };
}
const notices = () =>
  desk.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select('Account.Email')
    .where('Notification.Kind', '=', 'PAYMENT_UNKNOWN')
    .execute();

test('unknown for six days it stays in progress; for eight it has failed, finance is notified, and it can be paid again', async () => {
  const early = await lost(6);
  await expect(lookAt(desk.portal, early.paymentId)).rejects.toThrow('payment_unknown');
  expect(await desk.payments(early.bill)).toMatchObject([{ Status: 'STARTED' }]);

  const { bill, paymentId } = await lost(8);
  expect(await lookAt(desk.portal, paymentId)).toBe('FAILED');
  expect(await desk.payments(bill)).toMatchObject([{ Status: 'FAILED', FailureCode: 'payment_unknown' }]);
  expect((await desk.events(bill)).at(-1)).toBe('ONLINE_UNKNOWN');
  expect(await desk.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  const logged = await desk.db
    .selectFrom('Audit')
    .select('Object')
    .where('Event', '=', 'ONLINE_UNKNOWN')
    .execute();
  expect(logged).toHaveLength(1);
  await desk.work(['application.tell']);
  expect(await notices()).toEqual([{ Email: 'finance@demo.test' }]);
  // Another try is not held up by it.
  await desk.begin(bill);
  expect(await desk.payments(bill)).toHaveLength(2);
});

test('a person’s own data contain the card payments that they started, and no others', async () => {
  const bill = await desk.bill();
  await desk.begin(bill);
  const paymentsOf = async (who: string) => {
    const { data } = await desk.post(who, '/user/data', {});
    const answer = await desk.app.inject({ url: String(data.Url) });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const json = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    return json.Payments as { InvoiceNo: string; Status: string; AmountCents: number }[];
  };
  const { InvoiceNo } = await desk.db
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where('Id', '=', bill.InvoiceId)
    .executeTakeFirstOrThrow();
  expect((await paymentsOf('client'))[0]).toMatchObject({
    InvoiceNo,
    Status: 'STARTED',
    AmountCents: bill.AmountCents,
  });
  expect(await paymentsOf('finance')).toEqual([]);
});
