import { type Bill, ok, type PaymentPortal } from './payment-portal.ts';

/** Creates an invoice that the client paid by FPS today and finance confirmed. */
export async function paidByTransfer(portal: PaymentPortal, existingBill?: Bill): Promise<Bill> {
  const bill = existingBill ?? (await portal.bill());
  const { ApplicationKey } = bill;
  const Attachment = [await portal.upload('client', 'document')];
  const proof = {
    ApplicationKey,
    Attachment,
    PaymentMethod: 'FPS',
    TransactionNo: 'IN-CLIENT',
    PayType: 'Full',
  };
  ok(await portal.post('client', '/application/paynow', proof));
  ok(await portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'IN-1' }));
  return bill;
}
