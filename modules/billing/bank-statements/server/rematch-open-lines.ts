/**
 * Matches the undecided bank statement lines with the invoices again, after an import or a confirmed
 * payment, and stores changed proposals; skips lines that a user is deciding on.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { bankLineStatuses } from '../rules/statuses.ts';
import { invoicesToMatch } from './invoices-to-match.ts';
import { type LineMatch, matchLine, withoutRivals } from './match-line.ts';
import { writeLine } from './write-line.ts';

/** Only the newest lines are matched again; older ones keep their earlier match. */
const MAX_LINES = 5_000;

/**
 * Matches every undecided line again: invoices are issued and paid in the meantime. Lines that a user is
 * currently deciding on are skipped.
 */
export async function rematchOpenLines(tx: Tx): Promise<void> {
  const lines = await tx
    .selectFrom('BankLine')
    .select(['Id', 'AmountCents', 'Reference', 'Payer', 'BankNo', 'Status', 'InvoiceId', 'Reasons'])
    .where('Status', 'in', bankLineStatuses.open)
    .orderBy('Id', 'desc')
    .limit(MAX_LINES)
    .forUpdate()
    .skipLocked()
    .execute();
  const billed = await invoicesToMatch(tx, lines);
  const matches = withoutRivals(lines.map((line) => matchLine(line, billed)));
  for (const [at, line] of lines.entries()) {
    const match = matches[at];
    if (!match || isSame(line, match)) continue;
    const { Status, InvoiceId, Reasons } = match;
    await writeLine(tx, line.Id, Status, { InvoiceId, Reasons });
  }
}

type Stored = { Status: string; InvoiceId: number | null; Reasons: string[] };

/**
 * Whether the match is unchanged. A line whose invoice was marked as unpaid stays doubtful until it is
 * reviewed.
 */
const isSame = (line: Stored, match: LineMatch): boolean =>
  line.Reasons.includes('UNPAID_AGAIN') ||
  (line.Status === match.Status &&
    line.InvoiceId === match.InvoiceId &&
    line.Reasons.join() === match.Reasons.join());
