/**
 * Lists for the finance page the card payments received for invoices already settled and not fully refunded,
 * oldest first, with their number and total.
 */
import { sql } from 'kysely';
import { subject } from '#modules/billing/invoices/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { FinanceOverview } from '../rules/contract.ts';

/** Maximum number of rows; the next ones follow when these are refunded. */
const MAX_ROWS = 20;

const remainingCents = sql<number>`(payment.received_cents - payment.reserved_cents)`;
const isOpenOverpayment = sql<boolean>`(payment.is_overpayment and payment.reserved_cents < payment.received_cents)`;

/** Payments of invoices that were settled by another payment, not fully refunded so far; oldest first. */
export async function overpayments(db: Queries): Promise<FinanceOverview['Overpayments']> {
  const [all, rows] = await Promise.all([
    db
      .selectFrom('Payment')
      .select((eb) => [
        eb.fn.countAll<number>().as('Count'),
        sql<number>`coalesce(sum(${remainingCents}), 0)::bigint`.as('AmountCents'),
      ])
      .where(isOpenOverpayment)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('Payment')
      .innerJoin('Invoice', 'Invoice.Id', 'Payment.InvoiceId')
      .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
      .innerJoinLateral(subject(), (join) => join.onTrue())
      .select([
        'Payment.PaymentKey',
        'Payment.PaidAt',
        'Payment.CreatedAt',
        'Payment.Card',
        'Invoice.InvoiceNo',
        'Organisation.OrgName',
        'Subject.Kind',
        'Subject.Key',
        remainingCents.as('AmountCents'),
      ])
      .where(isOpenOverpayment)
      .orderBy('Payment.PaidAt')
      .orderBy('Payment.Id')
      .limit(MAX_ROWS)
      .execute(),
  ]);
  return {
    ...all,
    Rows: rows.map(({ PaymentKey, InvoiceNo, OrgName, Card, AmountCents, Kind, Key, ...row }) => ({
      ...{ PaymentKey, InvoiceNo, OrgName, Card, AmountCents },
      About: { Kind, Key },
      PaidAt: (row.PaidAt ?? row.CreatedAt).toISOString(),
    })),
  };
}
