import { type Bill, ok, type PaymentPortal } from './payment-portal.ts';

/**
 * Marks an application's invoice as paid by FPS transfer (proof from the client, confirmation by finance)
 * for payment tests; creates the invoice if none is given.
 */
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
