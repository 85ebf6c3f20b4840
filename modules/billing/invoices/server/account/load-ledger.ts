/**
 * Loads an organisation's invoices up to a date, in the caller's scope, with all payments and refunds, as
 * the basis of its statement of account.
 */
import { sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { refundStatuses } from '../../rules/payment-statuses.ts';
import { type InvoiceRecord, invoiceRow, withSubject } from '../invoice-row.ts';
import { accountInScope, isHiddenFrom } from '../invoice-scope.ts';
import { statusSince } from '../status-since.ts';
import type { LedgerInvoice, LedgerRefund } from './ledger.ts';

type StoredPayment = Omit<LedgerInvoice['Payments'][number], 'On' | 'Refunds'> & {
  At: string;
  Refunds: (Omit<LedgerRefund, 'On'> & { At: string })[];
};

/** Payments received through a provider, with their refunds. Keys inside JSON are returned as written. */
const payments = sql<StoredPayment[]>`(
  select coalesce(json_agg(json_build_object(
    'ReceivedCents', received_cents, 'At', coalesce(paid_at, payment.created_at), 'IsOverpayment', is_overpayment,
    'No', provider_payment_id,
    'Refunds', (
      select coalesce(json_agg(json_build_object(
        'Key', refund_key, 'Kind', kind, 'AmountCents', refund.amount_cents, 'At', coalesce(done_at, refund.created_at),
        'No', provider_refund_id) order by refund.id), '[]')
      from refund where refund.payment_id = payment.id and refund.status in (${literals(refundStatuses.refunded)}))
  ) order by payment.id), '[]')
  from payment where payment.invoice_id = invoice.id and received_cents > 0)`;

type StoredRefund = Omit<LedgerRefund, 'On' | 'Kind'> & { At: string };

/** Refunds paid outside a provider. */
const offlineRefunds = sql<StoredRefund[]>`(
  select coalesce(json_agg(json_build_object(
    'Key', refund_key, 'AmountCents', offline_refund.amount_cents, 'At', done_at, 'No', offline_refund.transaction_no)
    order by offline_refund.id), '[]')
  from offline_refund where offline_refund.invoice_id = invoice.id)`;

type StoredOverpayment = {
  AmountCents: number;
  At: string;
  No: string;
  ReturnedAt: string | null;
  ReturnNo: string | null;
};

/** Received by bank transfer in excess. */
const offlineOverpayments = sql<StoredOverpayment[]>`(
  select coalesce(json_agg(json_build_object(
    'AmountCents', offline_overpayment.amount_cents, 'At', received_at, 'No', offline_overpayment.transaction_no,
    'ReturnedAt', returned_at, 'ReturnNo', return_no) order by offline_overpayment.id), '[]')
  from offline_overpayment where offline_overpayment.invoice_id = invoice.id)`;

type Row = InvoiceRecord & {
  Received: StoredPayment[];
  Returned: StoredRefund[];
  Excess: StoredOverpayment[];
  SinceAt: Date | null;
  IsClosed: unknown;
};

/**
 * Loads every invoice of an organisation in the caller's scope, issued until a date (YYYY-MM-DD), with all
 * its money.
 */
export async function loadLedger(
  db: Queries,
  actor: SignedIn,
  organisationId: number,
  until: string,
): Promise<LedgerInvoice[]> {
  const rows = await withSubject(db.selectFrom('Invoice').where(accountInScope(actor)))

    .select([
      payments.as('Received'),
      offlineRefunds.as('Returned'),
      offlineOverpayments.as('Excess'),
      statusSince.as('SinceAt'),
    ])
    .select(isHiddenFrom(actor).as('IsClosed'))
    .where('Invoice.OrganisationId', '=', organisationId)
    .where('Invoice.CreatedAt', '<=', new Date(`${until}T23:59:59.999+08:00`))
    .orderBy('Invoice.Id')
    .execute();
  return Promise.all(rows.map((row) => ledgerInvoice(db, row)));
}

const day = (moment: Date | string): string => hongKongDate(new Date(moment));

async function ledgerInvoice(db: Queries, row: Row): Promise<LedgerInvoice> {
  const { About } = await invoiceRow(db, row, row.CreatedAt);
  // A certificate that was issued in error is shown without number and key.
  const isNamed = About.Kind === 'APPLICATION' || row.IsClosed !== true;
  const { Id, InvoiceKey, InvoiceNo, DueOn, AmountCents, Status, TransactionNo } = row;
  return {
    ...{ Id, InvoiceKey, InvoiceNo, DueOn, AmountCents, Status, TransactionNo },
    About: { Kind: About.Kind, Key: isNamed ? About.Key : null },
    AboutNo: isNamed ? About.No : null,
    ServiceName: About.ServiceName,
    IssuedOn: day(row.CreatedAt),
    PaidCents: row.IsOnline ? 0 : row.PaidCents,
    PaidOn: row.PaidAt && day(row.PaidAt),
    ClosedOn: row.SinceAt && day(row.SinceAt),
    IsClosed: row.IsClosed === true,
    OfflineRefunds: row.Returned.map(({ At, ...refund }) => ({ ...refund, Kind: 'REFUND', On: day(At) })),
    OfflineOverpayments: row.Excess.map(({ At, ReturnedAt, ...excess }) => ({
      ...excess,
      On: day(At),
      ReturnedOn: ReturnedAt && day(ReturnedAt),
    })),
    Payments: row.Received.map(({ At, Refunds, ...payment }) => ({
      ...payment,
      On: day(At),
      Refunds: Refunds.map(({ At: doneAt, ...refund }) => ({ ...refund, On: day(doneAt) })),
    })),
  };
}
