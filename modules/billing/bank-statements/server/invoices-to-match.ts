/**
 * Loads the invoices that bank statement lines may pay: all open ones, and settled ones whose number a line
 * contains, to detect payments of invoices already paid.
 */
import { sql } from 'kysely';
import { invoiceStatuses, isOwed } from '#modules/billing/invoices/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { type BookedLine, type MatchableInvoice, numbersIn, searchTextOf } from './match-line.ts';

/** Safety limit: far more open invoices than ever exist. */
const MAX_OPEN = 10_000;

/** Returns every open invoice, and those that these lines name although nothing is owed on them any more. */
export async function invoicesToMatch(
  db: Queries,
  lines: readonly BookedLine[],
): Promise<MatchableInvoice[]> {
  const numbers = [...new Set(lines.flatMap((line) => numbersIn(searchTextOf(line))))];
  const rows = await db
    .selectFrom('Invoice')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .select([
      'Invoice.Id',
      'Invoice.InvoiceNo',
      'Invoice.AmountCents',
      'Invoice.Status',
      'Invoice.TransactionNo',
      'Organisation.OrgName',
    ])
    .where((eb) =>
      eb.or([
        eb('Invoice.Status', 'in', invoiceStatuses.owed),
        sql<boolean>`replace(invoice.invoice_no, '-', '') = any(${numbers})`,
      ]),
    )
    .orderBy('Invoice.Id', 'desc')
    .limit(MAX_OPEN)
    .execute();
  return rows.map(({ Status, OrgName, ...row }) => ({
    ...row,
    IsOpen: isOwed(Status),
    Names: Object.values(OrgName),
  }));
}
