/**
 * Loads the history, the offline refunds and the overpayments by bank transfer of an invoice for its page, newest first; internal remarks of
 * staff are visible to staff only.
 */
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { InvoiceView, OfflineOverpaymentView, OfflineRefundView } from '../rules/contract.ts';
import { INVOICE_EVENT } from '../rules/event-facts.ts';
import type { InvoiceEventName } from '../rules/statuses.ts';
import { canSeeInvoices } from './can-see-invoices.ts';
import { transactionNoOf } from './transaction-no-of.ts';

type Named = { UserKey: string | null; FirstName: string | null; LastName: string | null };

export const person = ({ UserKey, FirstName, LastName }: Named) =>
  UserKey === null
    ? null
    : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) };

/** Whether the remark of an event is visible to this user: internal remarks of staff stay with staff. */
export const isEventRemarkVisibleTo = (actor: SignedIn, event: InvoiceEventName): boolean =>
  canSeeInvoices(actor) && (!isClient(actor.Roles) || 'IsRemarkForClient' in INVOICE_EVENT[event]);

/** Returns the history of an invoice, newest first. Internal remarks of staff are visible to staff only. */
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
    Remark: isEventRemarkVisibleTo(actor, row.Event) ? row.Remark : null,
  }));
}

/** Returns the refunds made outside a provider, newest first. */
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
    Reason: isEventRemarkVisibleTo(actor, 'REFUND_OFFLINE') ? row.Reason : '',
    By: person(row),
    At: row.CreatedAt.toISOString(),
  }));
}

/** Returns the money received by bank transfer in excess, newest first, with its return to the client. */
export async function offlineOverpayments(
  db: Queries,
  actor: SignedIn,
  invoiceId: number,
): Promise<OfflineOverpaymentView[]> {
  const rows = await db
    .selectFrom('OfflineOverpayment')
    .leftJoin('Account', 'Account.Id', 'OfflineOverpayment.ReturnedById')
    .selectAll('OfflineOverpayment')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('InvoiceId', '=', invoiceId)
    .orderBy('OfflineOverpayment.Id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ OverpaymentKey: row.OverpaymentKey, Kind: row.Kind, AmountCents: row.AmountCents },
    ReceivedOn: hongKongDate(row.ReceivedAt),
    TransactionNo: row.TransactionNo,
    ReturnedOn: row.ReturnedAt && hongKongDate(row.ReturnedAt),
    ReturnNo: row.ReturnNo,
    Reason: isEventRemarkVisibleTo(actor, 'OVERPAYMENT_RETURNED') ? (row.ReturnReason ?? '') : '',
    By: person(row),
  }));
}
