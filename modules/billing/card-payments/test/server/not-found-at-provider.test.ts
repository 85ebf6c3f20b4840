import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bill, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { syncPayment } from '../../server/sync-payment.ts';

let testPortal: PaymentPortal;
beforeAll(async () => {
  testPortal = await startPaymentPortal();
});
afterAll(() => testPortal.close());

/**
 * Inserts a payment started by the client and lost at the provider, last known there the given number of
 * days ago.
 */
async function insertLostPayment(days: number): Promise<{ bill: Bill; paymentId: number }> {
  const bill = await testPortal.bill();
  await testPortal.startPayment(bill);
  const payment = await testPortal.db
    .selectFrom('Payment')
    .select(['Id', 'PaymentKey'])
    .where('InvoiceId', '=', bill.InvoiceId)
    .executeTakeFirstOrThrow();
  await sql`delete from sandbox_payment where idempotency_key = ${payment.PaymentKey}`.execute(testPortal.db);
  await sql`update payment set created_at = now() - make_interval(days => 30),
    synced_at = now() - make_interval(days => ${days}) where id = ${payment.Id}`.execute(testPortal.db);
  return { bill, paymentId: payment.Id };
}
const notices = () =>
  testPortal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select('Account.Email')
    .where('Notification.Kind', '=', 'PAYMENT_UNKNOWN')
    .execute();

test('unknown for six days it stays in progress; after eight it has failed, finance is notified, and it can be paid again', async () => {
  const early = await insertLostPayment(6);
  await expect(syncPayment(testPortal.portal, early.paymentId)).rejects.toThrow('payment_unknown');
  expect(await testPortal.payments(early.bill)).toMatchObject([{ Status: 'STARTED' }]);

  const { bill, paymentId } = await insertLostPayment(8);
  expect(await syncPayment(testPortal.portal, paymentId)).toBe('FAILED');
  expect(await testPortal.payments(bill)).toMatchObject([
    { Status: 'FAILED', FailureCode: 'payment_unknown' },
  ]);
  expect((await testPortal.events(bill)).at(-1)).toBe('ONLINE_UNKNOWN');
  expect(await testPortal.invoice(bill)).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  const logged = await testPortal.db
    .selectFrom('Audit')
    .select('Object')
    .where('Event', '=', 'ONLINE_UNKNOWN')
    .execute();
  expect(logged).toHaveLength(1);
  await testPortal.work(['application.notify']);
  expect(await notices()).toEqual([{ Email: 'finance@demo.test' }]);
  // Another attempt is not blocked by it.
  await testPortal.startPayment(bill);
  expect(await testPortal.payments(bill)).toHaveLength(2);
});

test('a user’s personal data export contains the card payments that they started, and no others', async () => {
  const bill = await testPortal.bill();
  await testPortal.startPayment(bill);
  const paymentsOf = async (user: string) => {
    const { data } = await testPortal.post(user, '/user/data', {});
    const answer = await testPortal.app.inject({ url: String(data.Url) });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const json = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    return json.Payments as { InvoiceNo: string; Status: string; AmountCents: number }[];
  };
  const { InvoiceNo } = await testPortal.db
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
