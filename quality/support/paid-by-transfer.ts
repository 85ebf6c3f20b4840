import { type Bill, ok, type PaymentPortal } from './payment-portal.ts';

/** An invoice that the client paid by FPS today, confirmed by finance. */
export async function paidByTransfer(desk: PaymentPortal, given?: Bill): Promise<Bill> {
  const bill = given ?? (await desk.bill());
  const { ApplicationKey } = bill;
  const Attachment = [await desk.upload('client', 'document')];
  const proof = {
    ApplicationKey,
    Attachment,
    PaymentMethod: 'FPS',
    TransactionNo: 'IN-CLIENT',
    PayType: 'Full',
  };
  ok(await desk.post('client', '/application/paynow', proof));
  ok(await desk.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'IN-1' }));
  return bill;
}
