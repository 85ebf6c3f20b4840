/**
 * Lists for the finance page the money that was received in excess and has to be returned, oldest first, with its
 * number and total: card payments of settled invoices, and overpayments by bank transfer.
 */
import { sql } from 'kysely';
import { subject } from '#modules/billing/invoices/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { FinanceOverview, Overpayment } from '../rules/contract.ts';

/** Maximum number of rows; the next ones follow when these are refunded. */
const MAX_ROWS = 20;

const remainingCents = sql<number>`(payment.received_cents - payment.reserved_cents)`;
const isOpenOverpayment = sql<boolean>`(payment.is_overpayment and payment.reserved_cents < payment.received_cents)`;

/** Money received in excess, not fully refunded so far; oldest first. */
export async function overpayments(db: Queries): Promise<FinanceOverview['Overpayments']> {
  const [sum, cards, transfers] = await Promise.all([sums(db), cardRows(db), transferRows(db)]);
  const Rows = [...cards, ...transfers].toSorted((a, b) => a.PaidAt.localeCompare(b.PaidAt));
  return { ...sum, Rows: Rows.slice(0, MAX_ROWS) };
}

async function sums(db: Queries): Promise<{ Count: number; AmountCents: number }> {
  const { rows } = await sql<{ Count: number; AmountCents: number }>`
    select count(*) as count, coalesce(sum(cents), 0)::bigint as amount_cents
    from (
      select ${remainingCents} as cents from payment where ${isOpenOverpayment}
      union all
      select amount_cents from offline_overpayment where returned_at is null) as waiting`.execute(db);
  return rows[0] ?? { Count: 0, AmountCents: 0 };
}

/** Card payments of invoices that were settled by another payment. */
async function cardRows(db: Queries): Promise<Overpayment[]> {
  const rows = await db
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
    .execute();
  return rows.map(({ PaymentKey, InvoiceNo, OrgName, Card, AmountCents, Kind, Key, ...row }) => ({
    ...{ Source: 'CARD', OverpaymentKey: PaymentKey, InvoiceNo, OrgName, Card, AmountCents, Reference: '' },
    About: { Kind, Key },
    PaidAt: (row.PaidAt ?? row.CreatedAt).toISOString(),
  }));
}

/** What bank statement lines brought in excess. */
async function transferRows(db: Queries): Promise<Overpayment[]> {
  const rows = await db
    .selectFrom('OfflineOverpayment')
    .innerJoin('Invoice', 'Invoice.Id', 'OfflineOverpayment.InvoiceId')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .innerJoinLateral(subject(), (join) => join.onTrue())
    .select([
      'OfflineOverpayment.OverpaymentKey',
      'OfflineOverpayment.Kind as Source',
      'OfflineOverpayment.ReceivedAt',
      'OfflineOverpayment.TransactionNo as Reference',
      'OfflineOverpayment.AmountCents',
      'Invoice.InvoiceNo',
      'Organisation.OrgName',
      'Subject.Kind',
      'Subject.Key',
    ])
    .where('OfflineOverpayment.ReturnedAt', 'is', null)
    .orderBy('OfflineOverpayment.ReceivedAt')
    .orderBy('OfflineOverpayment.Id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ Kind, Key, ReceivedAt, ...row }) => ({
    ...row,
    Card: null,
    About: { Kind, Key },
    PaidAt: ReceivedAt.toISOString(),
  }));
}
