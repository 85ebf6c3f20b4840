import type { Bill, PaymentPortal } from './payment-portal.ts';

export const REASON = { Remark: 'The assessment does not take place.' };

/** What finance does with money that was paid online. */
export const refundFixture = (desk: () => PaymentPortal) => ({
  refund: (bill: Bill, more: object = {}) =>
    desk().post('finance', '/application/onlinepayment/cancel/refund', {
      ApplicationKey: bill.ApplicationKey,
      ...REASON,
      ...more,
    }),
  voided: (bill: Bill) =>
    desk().post('finance', '/application/onlinepayment/cancel/void', {
      ApplicationKey: bill.ApplicationKey,
      ...REASON,
    }),
  refundsOf: async (bill: Bill) =>
    desk()
      .db.selectFrom('Refund')
      .selectAll()
      .where(
        'PaymentId',
        'in',
        (await desk().payments(bill)).map(({ Id }) => Id),
      )
      .orderBy('Id')
      .execute(),
});
