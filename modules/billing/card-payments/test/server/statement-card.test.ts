import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerRow } from '#modules/billing/invoices/rules/account-contract.ts';
import { givingBack } from '#quality/support/giving-back.ts';
import { ok, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());
const { refund } = givingBack(() => desk);

test('a card payment and its refund are on the statement', async () => {
  const bill = await desk.paid();
  ok(await refund(bill, { AmountCents: 30_00 }));
  await desk.work();
  const { InvoiceNo } = await desk.db
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where('Id', '=', bill.InvoiceId)
    .executeTakeFirstOrThrow();
  const { data } = ok(await desk.get('client', '/payment/account'));
  const rows = (data.Rows as LedgerRow[]).filter((row) => row.InvoiceNo === InvoiceNo);
  expect(rows).toMatchObject([
    { Kind: 'INVOICE', DebitCents: bill.AmountCents },
    { Kind: 'PAYMENT', CreditCents: bill.AmountCents, TransactionNo: expect.stringMatching(/^sbp_/) },
    { Kind: 'CREDIT', CreditCents: 30_00 },
    { Kind: 'REFUND', DebitCents: 30_00 },
  ]);
  expect(data.ClosingCents).toBe(0);
  const { Url } = ok(await desk.post('client', '/payment/account/document', { As: 'CSV' })).data;
  expect((await desk.app.inject({ method: 'GET', url: String(Url) })).body).toContain(InvoiceNo);
});
