import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { InvoiceView, OfflineRefundView, PaymentView } from '../rules/contract.ts';
import { SAID_TO_PAYER } from '../rules/said-to-payer.ts';
import type { InvoiceEventName } from '../rules/statuses.ts';
import { seesMoney } from './sees-money.ts';
import { transactionNoOf } from './transaction-no-of.ts';

type Named = { UserKey: string | null; FirstName: string | null; LastName: string | null };

const person = ({ UserKey, FirstName, LastName }: Named) =>
  UserKey === null
    ? null
    : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) };

/** Whether what was said with an event is for this person to read: words of staff among themselves stay with staff. */
const isSaidTo = (actor: SignedIn, event: InvoiceEventName): boolean =>
  seesMoney(actor) && (!isClient(actor.Roles) || SAID_TO_PAYER.some((one) => one === event));

/** What happened to an invoice, the newest first. Words of staff among themselves stay with staff. */
export async function invoiceEvents(
  db: Queries,
  actor: SignedIn,
  invoiceId: number,
): Promise<InvoiceView['Events']> {
  const rows = await db
    .selectFrom('InvoiceEvent')
    .leftJoin('Account', 'Account.Id', 'InvoiceEvent.AccountId')
    .select(['Event', 'At', 'AsRole', 'AmountCents', 'Remark', 'Data'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('InvoiceId', '=', invoiceId)
    .orderBy('Seq', 'desc')
    .execute();
  return rows.map((row) => ({
    Event: row.Event,
    At: row.At.toISOString(),
    By: person(row),
    AsRole: row.AsRole,
    AmountCents: row.AmountCents,
    TransactionNo: transactionNoOf(row.Data),
    Remark: isSaidTo(actor, row.Event) ? row.Remark : null,
  }));
}

/** Tries to pay through a provider, the newest first, each with what was given back of it. */
export async function invoicePayments(
  db: Queries,
  actor: SignedIn,
  invoiceId: number,
): Promise<PaymentView[]> {
  const payments = await db
    .selectFrom('Payment')
    .selectAll()
    .where('InvoiceId', '=', invoiceId)
    .orderBy('Id', 'desc')
    .execute();
  if (payments.length === 0) return [];
  const refunds = await refundsOf(
    db,
    payments.map((payment) => payment.Id),
  );
  return payments.map((payment) => ({
    PaymentKey: payment.PaymentKey,
    Provider: payment.Provider,
    Status: payment.Status,
    AmountCents: payment.AmountCents,
    RefundedCents: payment.RefundedCents,
    IsSettled: payment.IsSettled,
    IsSurplus: payment.IsSurplus,
    Card: payment.Card,
    FailureCode: payment.FailureCode,
    At: payment.CreatedAt.toISOString(),
    PaidAt: payment.PaidAt?.toISOString() ?? null,
    Refunds: refunds
      .filter((refund) => refund.PaymentId === payment.Id)
      .map((refund) => ({
        RefundKey: refund.RefundKey,
        Kind: refund.Kind,
        AmountCents: refund.AmountCents,
        Status: refund.Status,
        Reason: isSaidTo(actor, refund.Kind) ? refund.Reason : '',
        By: person(refund),
        At: refund.CreatedAt.toISOString(),
        DoneAt: refund.DoneAt?.toISOString() ?? null,
      })),
  }));
}

const refundsOf = (db: Queries, paymentIds: number[]) =>
  db
    .selectFrom('Refund')
    .leftJoin('Account', 'Account.Id', 'Refund.AccountId')
    .selectAll('Refund')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('Refund.PaymentId', 'in', paymentIds)
    .orderBy('Refund.Id', 'desc')
    .execute();

/** Refunds that were made outside of a provider, the newest first. */
export async function offlineRefunds(
  db: Queries,
  actor: SignedIn,
  invoiceId: number,
): Promise<OfflineRefundView[]> {
  const rows = await db
    .selectFrom('OfflineRefund')
    .innerJoin('Account', 'Account.Id', 'OfflineRefund.AccountId')
    .selectAll('OfflineRefund')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('InvoiceId', '=', invoiceId)
    .orderBy('OfflineRefund.Id', 'desc')
    .execute();
  return rows.map((row) => ({
    RefundKey: row.RefundKey,
    AmountCents: row.AmountCents,
    RefundedOn: hongKongDate(row.DoneAt),
    TransactionNo: row.TransactionNo,
    Reason: isSaidTo(actor, 'REFUND_OFFLINE') ? row.Reason : '',
    By: person(row),
    At: row.CreatedAt.toISOString(),
  }));
}
