import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerRow } from '#modules/billing/invoices/rules/account-contract.ts';
import { ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { refundFixture } from '#quality/support/refund-fixture.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());
const { refund } = refundFixture(() => portal);

test('a card payment and its refund are on the statement', async () => {
  const bill = await portal.paid();
  ok(await refund(bill, { AmountCents: 30_00 }));
  await portal.work();
  const { InvoiceNo } = await portal.db
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where('Id', '=', bill.InvoiceId)
    .executeTakeFirstOrThrow();
  const { data } = ok(await portal.get('client', '/payment/account'));
  const rows = (data.Rows as LedgerRow[]).filter((row) => row.InvoiceNo === InvoiceNo);
  expect(rows).toMatchObject([
    { Kind: 'INVOICE', DebitCents: bill.AmountCents },
    { Kind: 'PAYMENT', CreditCents: bill.AmountCents, TransactionNo: expect.stringMatching(/^sbp_/) },
    { Kind: 'CREDIT', CreditCents: 30_00 },
    { Kind: 'REFUND', DebitCents: 30_00 },
  ]);
  expect(data.ClosingCents).toBe(0);
  const { Url } = ok(await portal.post('client', '/payment/account/document', { As: 'CSV' })).data;
  expect((await portal.app.inject({ method: 'GET', url: String(Url) })).body).toContain(InvoiceNo);
});
