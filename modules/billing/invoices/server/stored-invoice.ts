import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { wireRow } from '#platform/server/database/names.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { InvoiceStatus } from '../rules/statuses.ts';
import type { InvoiceLine } from './tables.ts';

/** An invoice as rules and views read it. Dates are ISO moments and YYYY-MM-DD. */
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
  IsOnline: boolean;
  IsSettled: boolean;
  PaidCents: number;
  RefundedCents: number;
  IsRefundPending: boolean;
  HasOverpayment: boolean;
  PaidAt: string | null;
  /** The day of the first refund outside of a provider. */
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
  'offline_refund_at', (select min(done_at) from offline_refund where invoice_id = invoice.id),
  'is_refund_pending', exists (
    select 1 from refund join payment on payment.id = refund.payment_id
    where payment.invoice_id = invoice.id and refund.status in ('STARTED', 'PENDING')),
  'has_overpayment', exists (
    select 1 from payment
    where payment.invoice_id = invoice.id and is_overpayment and received_cents > payment.refunded_cents))`;

/** The invoice that counts of an application or a certificate, as one JSON value; null where there is none. */
export const invoiceOf = (column: 'application_id' | 'certificate_id', owner: string) =>
  sql<StoredInvoice | null>`(
    select ${asJson} from invoice
    where ${sql.ref(`invoice.${column}`)} = ${sql.ref(owner)} and status <> 'VOID')`;

/** One invoice, void ones too. */
export async function storedInvoice(db: Queries, id: number): Promise<StoredInvoice> {
  const { rows } = await sql<{ Stored: object }>`
    select ${asJson} as stored from invoice where id = ${id}`.execute(db);
  return wireRow<StoredInvoice>(rows[0]?.Stored ?? null) ?? fail('ERR_NOT_FOUND');
}

/** A card provider is connected and may charge. Only the one that the portal is set up for ever says so. */
export const onlineOffered = sql<boolean>`exists (select 1 from payment_connection where is_charging)`;
