/**
 * Helpers for payment tests with which finance refunds or voids online payments, and the stored refunds of
 * an invoice.
 */
import type { Bill, PaymentPortal } from './payment-portal.ts';

export const REASON = { Remark: 'The assessment does not take place.' };

/** Helpers with which finance refunds online payments, for payment tests. */
export const refundFixture = (paymentPortal: () => PaymentPortal) => ({
  refund: (bill: Bill, more: object = {}) =>
    paymentPortal().post('finance', '/application/onlinepayment/cancel/refund', {
      ApplicationKey: bill.ApplicationKey,
      ...REASON,
      ...more,
    }),
  voided: (bill: Bill) =>
    paymentPortal().post('finance', '/application/onlinepayment/cancel/void', {
      ApplicationKey: bill.ApplicationKey,
      ...REASON,
    }),
  refundsOf: async (bill: Bill) =>
    paymentPortal()
      .db.selectFrom('Refund')
      .selectAll()
      .where(
        'PaymentId',
        'in',
        (await paymentPortal().payments(bill)).map(({ Id }) => Id),
      )
      .orderBy('Id')
      .execute(),
});
