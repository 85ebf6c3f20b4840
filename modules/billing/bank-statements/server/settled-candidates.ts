/**
 * Finds the settled invoices of which undecided bank statement lines may be a second payment: those that a line names,
 * or else those of its amount whose client is the payer.
 */
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { addDays } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { type BookedLine, isOfPayer, type MatchableInvoice, matchLine } from './match-line.ts';

type Line = BookedLine & { Id: number; BookedOn: string };

/** A second payment follows the first one within this time; an older invoice is found by its number or by search. */
const MAX_DAYS_SINCE_PAYMENT = 400;
const MAX_PAID = 2_000;

/** Returns the ids of these invoices for each line. `billed`: the open invoices and those that the lines name. */
export async function settledCandidates(
  db: Queries,
  lines: readonly Line[],
  billed: readonly MatchableInvoice[],
): Promise<Map<number, number[]>> {
  if (lines.length === 0) return new Map();
  const isSettled = new Set(billed.filter(({ IsOpen }) => !IsOpen).map(({ Id }) => Id));
  const paid = await paidOfAmounts(db, lines);
  return new Map(
    lines.map((line) => {
      const named = matchLine(line, billed).Candidates.filter((id) => isSettled.has(id));
      if (named.length > 0) return [line.Id, named];
      const ofPayer = paid.filter((one) => one.AmountCents === line.AmountCents && isOfPayer(line, one));
      return [line.Id, ofPayer.map(({ Id }) => Id)];
    }),
  );
}

async function paidOfAmounts(db: Queries, lines: readonly Line[]): Promise<MatchableInvoice[]> {
  const oldest = lines.map(({ BookedOn }) => BookedOn).toSorted()[0] ?? '9999-12-31';
  const rows = await db
    .selectFrom('Invoice')
    .innerJoin('Organisation', 'Organisation.Id', 'Invoice.OrganisationId')
    .select([
      'Invoice.Id',
      'Invoice.InvoiceNo',
      'Invoice.AmountCents',
      'Invoice.TransactionNo',
      'Organisation.OrgName',
    ])
    .where('Invoice.PaidAt', '>=', new Date(`${addDays(oldest, -MAX_DAYS_SINCE_PAYMENT)}T00:00:00+08:00`))
    .where('Invoice.Status', 'in', invoiceStatuses.oncePaid)
    .where('Invoice.AmountCents', 'in', [...new Set(lines.map(({ AmountCents }) => AmountCents))])
    .orderBy('Invoice.PaidAt', 'desc')
    .orderBy('Invoice.Id', 'desc')
    .limit(MAX_PAID)
    .execute();
  return rows.map(({ OrgName, ...row }) => ({ ...row, IsOpen: false, Names: Object.values(OrgName) }));
}
