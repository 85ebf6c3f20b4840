import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

/**
 * Specification 3 and 5: the application's number is that of its review; domain 10: the payment's number is
 * separate.
 */
let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

/** Creates a submitted application with an open invoice. */
async function pending(): Promise<Bill> {
  const bill = await portal.bill();
  await portal.db
    .updateTable('Application')
    .set({
      ApplicationStatusCode: 'PENDING',
      Steps: [],
      CurrentStep: null,
      IsFormValid: true,
      Approvals: '[]' as never,
    })
    .where(announceStatus('application', 'PENDING'))
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  return bill;
}
async function pay({ ApplicationKey }: Bill, TransactionNo: string): Promise<void> {
  const Attachment = [await portal.upload('client', 'document')];
  ok(
    await portal.post('client', '/application/paynow', { ApplicationKey, Attachment, PayType: ' Deposit ' }),
  );
  ok(await portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo }));
}
const review = ({ ApplicationKey }: Bill, TransactionNo: string) =>
  portal.post('business', '/application/review', { ApplicationKey, TransactionNo });
const view = async ({ ApplicationKey }: Bill) =>
  ok(await portal.get('finance', '/application/view', { ApplicationKey })).data;
const invoice = async ({ ApplicationKey }: Bill) =>
  ok(await portal.get('finance', '/payment/invoice/view', { ApplicationKey })).data;

test('paid, then reviewed, then corrected: the two numbers do not overwrite each other', async () => {
  const bill = await pending();
  await pay(bill, 'BANK-10');
  expect(await view(bill)).toMatchObject({ TransactionNo: null, PaymentTransactionNo: 'BANK-10' });
  ok(await review(bill, 'REVIEW-1'));
  expect(await view(bill)).toMatchObject({ TransactionNo: 'REVIEW-1', PaymentTransactionNo: 'BANK-10' });
  const { ApplicationKey } = bill;
  ok(await portal.post('admin', '/application/change/tranx', { ApplicationKey, TransactionNo: 'REVIEW-2' }));
  expect(await view(bill)).toMatchObject({ TransactionNo: 'REVIEW-2', PaymentTransactionNo: 'BANK-10' });
  expect(await invoice(bill)).toMatchObject({ TransactionNo: 'BANK-10', PayType: 'Deposit' });
});

test('reviewed, then paid; paid by card: the number of the review is retained', async () => {
  const transfer = await pending();
  await pay(transfer, 'BANK-10');
  ok(await review(transfer, 'REVIEW-3'));
  const { ApplicationKey } = transfer;
  ok(await portal.post('finance', '/application/unpaid', { ApplicationKey }));
  ok(await portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'BANK-11' }));
  expect(await view(transfer)).toMatchObject({ TransactionNo: 'REVIEW-3', PaymentTransactionNo: 'BANK-11' });

  const card = await pending();
  ok(await portal.pay(await portal.startPayment(card)));
  await portal.reconcile();
  const paid = await view(card);
  expect(paid.TransactionNo).toBeNull();
  expect(paid.PaymentTransactionNo).toMatch(/^sbp_/);
  ok(
    await portal.post('finance', '/application/onlinepayment/cancel/void', {
      ApplicationKey: card.ApplicationKey,
      Remark: 'Twice.',
    }),
  );
  await portal.work();
  expect(await view(card)).toMatchObject({ TransactionNo: null, PaymentTransactionNo: null });
});

test('the history shows each number with the action that recorded it', async () => {
  const bill = await pending();
  await pay(bill, 'BANK-12');
  ok(await review(bill, 'REVIEW-4'));
  const { Rows } = ok(
    await portal.get('finance', '/application/history', { ApplicationKey: bill.ApplicationKey }),
  ).data as { Rows: { Action: string; TransactionNo: string | null }[] };
  const numbers = Rows.filter(({ TransactionNo }) => TransactionNo).map(({ Action, TransactionNo }) => [
    Action,
    TransactionNo,
  ]);
  expect(numbers).toEqual([
    ['APPROVE', 'REVIEW-4'],
    ['PAID', 'BANK-12'],
  ]);
});

test('payonline returns the key of the invoice in addition to the view', async () => {
  const bill = await pending();
  const { ApplicationKey, InvoiceKey } = bill;
  const answer = ok(await portal.post('client', '/application/payonline', { ApplicationKey }));
  expect(answer.data).toMatchObject({ ApplicationKey, InvoiceKey, Invoice: { InvoiceKey } });
});
