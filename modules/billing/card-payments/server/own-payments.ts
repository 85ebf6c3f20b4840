/** Adds the card payments that a user started to the export of their personal data. */
import { ownParts } from '#modules/identity/accounts/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Card payments that the user started; card details are limited to those shown on the invoice. */
const ownPayments = (db: Queries, accountId: number) =>
  db
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .select([
      'Payment.PaymentKey',
      'Invoice.InvoiceNo',
      'Payment.Provider',
      'Payment.ProviderPaymentId',
      'Payment.Status',
      'Payment.AmountCents',
      'Payment.Currency',
      'Payment.ReceivedCents',
      'Payment.RefundedCents',
      'Payment.Card',
      'Payment.CreatedAt',
      'Payment.PaidAt',
    ])
    .where('Payment.StartedById', '=', accountId)
    .orderBy('Payment.Id', 'desc')
    .execute();

export const paymentsOfPerson = ownParts.implement(({ portal, actor }) => [
  { Name: 'Payments', read: () => ownPayments(portal.db, actor.Id) },
]);
