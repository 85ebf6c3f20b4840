/**
 * The only code that changes the status of an issued invoice: computes the next status and writes columns,
 * version and history together. The caller has locked the invoice.
 */
import { sql, type Updateable } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { InvoiceEventName, InvoiceStatus } from '../rules/statuses.ts';
import { type InvoiceTransition, nextStatus } from '../rules/transitions.ts';
import { recordEvent } from './record-event.ts';

/** The fields of an invoice needed to change it; the caller has locked its row. */
export type WrittenInvoice = {
  Id: number;
  Status: InvoiceStatus;
  PaidCents: number;
  RefundedCents: number;
  Proof: readonly string[];
};

export type InvoiceEventInput = {
  Event: InvoiceEventName;
  AmountCents?: number;
  Remark?: string | null;
  Data?: Record<string, unknown>;
};
/** Both null: the provider, or a job of the portal. */
type EventActor = { AccountId: number | null; AsRole: Role | null };
/** Columns that change together with the status; the status itself results from the transition. */
export type InvoiceColumns = Omit<Updateable<Tables['Invoice']>, 'Status' | 'Version' | 'UpdatedAt'>;

type Change = {
  transition: InvoiceTransition;
  columns: InvoiceColumns;
  /** Nothing more is owed for the invoiced record. */
  isOver: boolean;
  /** Total refunded so far, if the database sums it up. */
  refundedCents?: number;
  events: readonly InvoiceEventInput[];
  by: EventActor;
  at: Date;
};

/** The only code that writes an invoice's status after it was issued, together with its history. */
export async function changeInvoice(tx: Tx, invoice: WrittenInvoice, change: Change): Promise<void> {
  const { transition, columns, isOver, refundedCents, events, by, at } = change;
  const Status = nextStatus(transition, invoice.Status, {
    PaidCents: columns.PaidCents ?? invoice.PaidCents,
    RefundedCents: refundedCents ?? columns.RefundedCents ?? invoice.RefundedCents,
    HasProof: (columns.Proof ?? invoice.Proof).length > 0,
    IsOver: isOver,
  });
  await tx
    .updateTable('Invoice')
    .set({ ...columns, Status, Version: sql`version + 1`, UpdatedAt: at })
    .where('Id', '=', invoice.Id)
    .where(announceStatus('invoice', Status))
    .execute();
  for (const [place, event] of events.entries())
    await recordEvent(tx, {
      ...{ InvoiceId: invoice.Id, At: at, ...by },
      // The first of several events changes the status; the others start from the new one.
      FromStatus: place === 0 ? invoice.Status : Status,
      ToStatus: Status,
      ...event,
    });
}

/** Adds an event to the history of an invoice without changing the invoice. */
export const addInvoiceEvent = (
  tx: Tx,
  { Id, Status }: { Id: number; Status: InvoiceStatus },
  { by, at, ...event }: InvoiceEventInput & { by: EventActor; at: Date },
): Promise<void> =>
  recordEvent(tx, { ...event, InvoiceId: Id, At: at, ...by, FromStatus: Status, ToStatus: Status });

/** Some actions only send a request to the provider; the invoice still gets a new Version after each of them. */
export async function setInvoiceVersion(tx: Tx, id: number, Version: number, at: Date): Promise<void> {
  await tx.updateTable('Invoice').set({ Version, UpdatedAt: at }).where('Id', '=', id).execute();
}

/** Records a payment by bank transfer, keeping a method entered by the payer. Returns the invoice number. */
export async function noteBankTransfer(tx: Tx, id: number): Promise<string> {
  const { InvoiceNo } = await tx
    .updateTable('Invoice')
    .set({ PaymentMethod: sql`coalesce(payment_method, 'BANK_TRANSFER')` })
    .where('Id', '=', id)
    .returning('InvoiceNo')
    .executeTakeFirstOrThrow();
  return InvoiceNo;
}
