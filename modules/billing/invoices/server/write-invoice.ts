import { sql, type Updateable } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { InvoiceEventName, InvoiceStatus } from '../rules/statuses.ts';
import { type InvoiceTransition, nextStatus } from '../rules/transitions.ts';
import { recordEvent } from './record-event.ts';

/** What the writer has to know of an invoice, whose row the caller has locked. */
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
/** Null twice: the provider, or a job of the portal. */
type EventActor = { AccountId: number | null; AsRole: Role | null };
/** Columns that change together with the status; the status itself follows from the transition. */
export type InvoiceColumns = Omit<Updateable<Tables['Invoice']>, 'Status' | 'Version' | 'UpdatedAt'>;

type Change = {
  transition: InvoiceTransition;
  columns: InvoiceColumns;
  /** Nothing more is owed for what was invoiced. */
  isOver: boolean;
  /** What was refunded so far, where the database adds it up itself. */
  refundedCents?: number;
  events: readonly InvoiceEventInput[];
  by: EventActor;
  at: Date;
};

/** The only code that writes the status of an invoice after it was issued; the history of the change with it. */
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
    .execute();
  for (const [place, event] of events.entries())
    await recordEvent(tx, {
      ...{ InvoiceId: invoice.Id, At: at, ...by },
      // The first of several leads there; the others find it so.
      FromStatus: place === 0 ? invoice.Status : Status,
      ToStatus: Status,
      ...event,
    });
}

/** Adds to the history of an invoice what leaves the invoice itself as it is. */
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

/** Money came over the bank; what the payer said of the way stays. Answers the number of the invoice. */
export async function noteBankTransfer(tx: Tx, id: number): Promise<string> {
  const { InvoiceNo } = await tx
    .updateTable('Invoice')
    .set({ PaymentMethod: sql`coalesce(payment_method, 'BANK_TRANSFER')` })
    .where('Id', '=', id)
    .returning('InvoiceNo')
    .executeTakeFirstOrThrow();
  return InvoiceNo;
}
