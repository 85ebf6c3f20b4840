/**
 * Loads an invoice with its refund and overpayment state for workflow conditions and views, provides the SQL
 * for an application's or certificate's current invoice, and whether card payment is offered.
 */
import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { wireRow } from '#platform/server/database/names.ts';
import { fail } from '#platform/server/http/fail.ts';
import { refundStatuses } from '../rules/payment-statuses.ts';
import { type InvoiceStatus, invoiceStatuses } from '../rules/statuses.ts';
import type { InvoiceLine } from './tables.ts';

/** An invoice as loaded for conditions and views. Times are ISO, dates YYYY-MM-DD. */
export type StoredInvoice = {
  Id: number;
  InvoiceKey: string;
  InvoiceNo: string;
  AmountCents: number;
  Lines: InvoiceLine[];
  Status: InvoiceStatus;
  PaymentMethod: string | null;
  TransactionNo: string | null;
  Proof: string[];
  /** Time at which the current proof was submitted. */
  ProofAt: string | null;
  IsOnline: boolean;
  IsSettled: boolean;
  PaidCents: number;
  RefundedCents: number;
  IsRefundPending: boolean;
  HasOverpayment: boolean;
  HasReturnedOverpayment: boolean;
  PaidAt: string | null;
  /** Time of the first refund outside a provider. */
  OfflineRefundAt: string | null;
  PayType: string | null;
  DueOn: string;
  CreatedAt: string;
  Version: number;
};

const asJson = sql`json_build_object(
  'id', invoice.id, 'invoice_key', invoice_key, 'invoice_no', invoice_no, 'amount_cents', amount_cents,
  'lines', lines, 'status', status, 'payment_method', payment_method, 'transaction_no', transaction_no,
  'proof', proof, 'is_online', is_online, 'is_settled', is_settled, 'paid_cents', paid_cents,
  'refunded_cents', refunded_cents, 'paid_at', paid_at, 'due_on', due_on, 'created_at', invoice.created_at,
  'version', invoice.version, 'pay_type', pay_type,
  'proof_at', (
    select max(at) from invoice_event
    where invoice_event.invoice_id = invoice.id and event = 'PAY_NOW' and proof <> '{}'),
  'offline_refund_at', (select min(done_at) from offline_refund where invoice_id = invoice.id),
  'is_refund_pending', exists (
    select 1 from refund join payment on payment.id = refund.payment_id
    where payment.invoice_id = invoice.id and refund.status in (${literals(refundStatuses.pending)})),
  'has_overpayment', exists (
    select 1 from payment
    where payment.invoice_id = invoice.id and is_overpayment and received_cents > payment.refunded_cents)
    or exists (
      select 1 from offline_overpayment
      where offline_overpayment.invoice_id = invoice.id and kind = 'SECOND_PAYMENT' and returned_at is null),
  'has_returned_overpayment', exists (
    select 1 from offline_overpayment
    where offline_overpayment.invoice_id = invoice.id and kind = 'OVERPAYMENT' and returned_at is not null))`;

/**
 * SQL for the current invoice of an application or a certificate, as one JSON value; null if there is none.
 */
export const invoiceOf = (column: 'application_id' | 'certificate_id', owner: string) =>
  sql<StoredInvoice | null>`(
    select ${asJson} from invoice
    where ${sql.ref(`invoice.${column}`)} = ${sql.ref(owner)} and status not in (${literals(invoiceStatuses.voided)}))`;

/** Loads one invoice, including void ones. */
export async function storedInvoice(db: Queries, id: number): Promise<StoredInvoice> {
  const { rows } = await sql<{ Stored: object }>`
    select ${asJson} as stored from invoice where id = ${id}`.execute(db);
  return wireRow<StoredInvoice>(rows[0]?.Stored ?? null) ?? fail('ERR_NOT_FOUND');
}

/**
 * Whether a card provider is connected and may charge. Only the configured provider's connection is ever
 * charging.
 */
export const onlineOffered = sql<boolean>`exists (select 1 from payment_connection where is_charging)`;
