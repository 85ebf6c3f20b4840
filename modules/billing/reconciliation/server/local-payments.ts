/**
 * Queries the stored card payments that a provider may know of, with their refunds, in the form in which the
 * reconciliation compares them with the provider.
 */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '#platform/server/database/connect.ts';
import { wireRow } from '#platform/server/database/names.ts';
import type { LocalRefund } from './compare-payment.ts';

/** Stored payments that a provider may know of. */
export const localPayments = (db: Queries) =>
  db
    .selectFrom('Payment')
    .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
    .select((eb) => [
      'Payment.Id',
      'Payment.PaymentKey',
      'Payment.Provider',
      'Payment.Account',
      'Payment.ProviderPaymentId',
      'Payment.ProviderSessionId',
      'Payment.AmountCents',
      'Payment.Currency',
      'Payment.ReceivedCents',
      'Payment.IsSettled',
      'Payment.FailureCode',
      'Invoice.InvoiceNo',
      jsonArrayFrom(
        eb
          .selectFrom('Refund')
          .select(['Refund.RefundKey', 'Refund.ProviderRefundId', 'Refund.AmountCents', 'Refund.Status'])
          .whereRef('Refund.PaymentId', '=', 'Payment.Id')
          .orderBy('Refund.Id'),
      ).as('Refunds'),
    ])
    .where((eb) =>
      eb.or([
        eb('Payment.ProviderPaymentId', 'is not', null),
        eb('Payment.ProviderSessionId', 'is not', null),
      ]),
    );
export type LocalPaymentRow = Awaited<ReturnType<ReturnType<typeof localPayments>['execute']>>[number];

export const toLocalPayment = (row: LocalPaymentRow) => ({
  About: `${row.InvoiceNo} ${row.PaymentKey}`,
  AmountCents: row.AmountCents,
  Currency: row.Currency,
  ReceivedCents: row.ReceivedCents,
  IsSettled: row.IsSettled,
  Refunds: row.Refunds.flatMap((refund) => wireRow<LocalRefund>(refund) ?? []),
});
