/** Tests what the application says about its invoice: due date, overdue, when payment is required, day of the proof. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

let portal: PaymentPortal;
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal?.close());

const TODAY = hongKongDate(new Date());
const view = async (who: string, { ApplicationKey }: Bill) =>
  ok(await portal.get(who, '/application/view', { ApplicationKey })).data;
const setDue = (bill: Bill, DueOn: string) =>
  portal.db.updateTable('Invoice').set({ DueOn }).where('Id', '=', bill.InvoiceId).execute();

it('names the due date and says overdue only once it has passed', async () => {
  const bill = await portal.bill();
  await setDue(bill, TODAY);
  expect((await view('business', bill)).Invoice).toMatchObject({ DueOn: TODAY, IsOverdue: false });
  await setDue(bill, addDays(TODAY, -1));
  expect((await view('business', bill)).Invoice).toMatchObject({
    DueOn: addDays(TODAY, -1),
    IsOverdue: true,
    Status: 'OPEN',
  });
  expect((await view('business', bill)).PaymentProofOn).toBeNull();
});

it('is not overdue while the proof is checked; names the day on which the proof was submitted', async () => {
  const bill = await portal.bill();
  await setDue(bill, addDays(TODAY, -9));
  const Attachment = [await portal.upload('client', 'document')];
  const { ApplicationKey } = bill;
  ok(
    await portal.post('client', '/application/paynow', { ApplicationKey, Attachment, PaymentMethod: 'FPS' }),
  );
  expect(await view('finance', bill)).toMatchObject({
    PaymentProofOn: TODAY,
    Invoice: { Status: 'PROOF_GIVEN', IsOverdue: false },
  });
  const invoice = ok(await portal.get('finance', '/payment/invoice/view', { ApplicationKey })).data;
  expect(invoice.PaymentProofOn).toBe(TODAY);
  ok(await portal.post('finance', '/application/proof/refuse', { ApplicationKey, Remark: 'Unreadable' }));
  expect((await view('finance', bill)).PaymentProofOn).toBeNull();
});

it('says nothing about the invoice to those who may not see invoices', async () => {
  const bill = await portal.bill();
  await portal.db
    .updateTable('Application')
    .set(({ selectFrom }) => ({
      CreatedById: selectFrom('Account').select('Id').where('Email', '=', 'sub-client@demo.test'),
    }))
    .where('ApplicationKey', '=', bill.ApplicationKey)
    .execute();
  expect(await view('sub-client', bill)).toMatchObject({ Invoice: null, PaymentProofOn: null });
});
