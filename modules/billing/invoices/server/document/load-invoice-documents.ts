/**
 * Loads all data needed to print the given invoices, receipts and refund notes, in the order of the ids; the
 * caller checks access.
 */
import { type RawBuilder, sql } from 'kysely';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { paymentStatuses } from '../../rules/payment-statuses.ts';
import { type InvoiceRecord, invoiceRow, withSubject } from '../invoice-row.ts';
import { issuerOf } from '../issuer.ts';
import { statusSince } from '../status-since.ts';
import type { InvoiceDocumentData } from './document-types.ts';

/** The card with which the invoice was paid. */
const card: RawBuilder<string | null> = sql`(select card from payment
  where invoice_id = invoice.id and status in (${literals(paymentStatuses.received)}) and not is_overpayment order by payment.id desc limit 1)`;

/** What the payment brought above the invoice. */
const overpaid: RawBuilder<number> = sql`(select coalesce(sum(amount_cents), 0)::bigint from offline_overpayment
  where invoice_id = invoice.id and kind = 'OVERPAYMENT')`;

/** Whether the number may be printed: not if the certificate was issued in error. */
const isNamed = ({ IsNamed }: InvoiceRecord): boolean => IsNamed;

const day = (at: Date | null): string | null => at && hongKongDate(at);

/** Loads the print data of these invoices, in the order of their ids. The caller checks access. */
export async function loadInvoiceDocuments(
  db: Queries,
  ids: readonly number[],
): Promise<InvoiceDocumentData[]> {
  if (ids.length === 0) return [];
  const rows = await withSubject(db.selectFrom('Invoice'))
    .select([statusSince.as('SinceAt'), card.as('PaidCard'), overpaid.as('OverpaidCents')])
    .where('Invoice.Id', 'in', [...ids])
    .execute();
  const papers = new Map<number, InvoiceDocumentData>();
  for (const row of rows) papers.set(row.Id, await documentDataOf(db, row));
  return ids.flatMap((id) => papers.get(id) ?? []);
}

async function documentDataOf(
  db: Queries,
  row: InvoiceRecord & { SinceAt: Date | null; PaidCard: string | null; OverpaidCents: number },
): Promise<InvoiceDocumentData> {
  const { About, PaymentMethod } = await invoiceRow(db, row, row.CreatedAt);
  const { InvoiceNo, Status, OrgName, BranchName, RegistrationNo, DueOn, Lines, IsOnline, TransactionNo } =
    row;
  const { AmountCents, PaidCents, RefundedCents, OverpaidCents, BillingAddress } = row;
  return {
    Issuer: issuerOf(row.Issuer),
    ...{ InvoiceNo, Status, OrgName, BranchName, RegistrationNo, DueOn, Lines, IsOnline, TransactionNo },
    ...{ AmountCents, PaidCents, RefundedCents, OverpaidCents, PaymentMethod, BillingAddress },
    About: { Kind: About.Kind, No: isNamed(row) ? About.No : '', ServiceName: About.ServiceName },
    IssuedOn: hongKongDate(row.CreatedAt),
    PaidOn: day(row.PaidAt),
    ClosedOn: day(row.SinceAt),
    Card: IsOnline ? row.PaidCard : null,
  };
}
