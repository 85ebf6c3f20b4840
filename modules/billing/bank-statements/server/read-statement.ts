/**
 * Extracts the incoming payments from the rows of a bank statement, each with a fingerprint against
 * duplicates; counts outgoing payments and reports unreadable rows.
 */
import { createHash } from 'node:crypto';
import type { BankMapping } from '../rules/contract.ts';
import { readAmount } from './read-amount.ts';
import { readDate } from './read-date.ts';

type LineContent = { BookedOn: string; AmountCents: number; Words: string };

/**
 * Fingerprints identify a line in any file: by its date, its amount and every word of its row; not by the
 * balance, which depends on when the file was downloaded, nor by how columns were interpreted. Lines equal
 * in all this are counted: the second of a day is another payment.
 */
function fingerprints(lines: readonly LineContent[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ BookedOn, AmountCents, Words }) => {
    const message = JSON.stringify([BookedOn, AmountCents, Words]);
    const count = (seen.get(message) ?? 0) + 1;
    seen.set(message, count);
    return createHash('sha256').update(`${message}#${count}`).digest('hex');
  });
}

export type ReadLine = {
  /** Row of the file, counted from 1. */
  Position: number;
  BookedOn: string;
  AmountCents: number;
  Reference: string;
  Payer: string;
  BankNo: string;
  Fingerprint: string;
};
export type ReadStatement = { Lines: ReadLine[]; Debits: number; Unreadable: number[] };

const MAX_LENGTH = { Reference: 1000, Payer: 200, BankNo: 64 } as const;

/** Reads the incoming payments. Outgoing ones are only counted: the portal does not use them. */
export function readStatement(rows: readonly string[][], mapping: BankMapping): ReadStatement {
  const read: (Omit<ReadLine, 'Fingerprint'> & { Words: string })[] = [];
  const Unreadable: number[] = [];
  let Debits = 0;
  for (const [at, row] of rows.entries()) {
    if (at <= mapping.HeaderRow) continue;
    const cell = (column: number | null) => (column === null ? '' : (row[column] ?? ''));
    const BookedOn = readDate(cell(mapping.Date), mapping.DateOrder);
    const AmountCents = amountOf(row, mapping);
    if (AmountCents === 'out') Debits += 1;
    else if (BookedOn === null || AmountCents === null) {
      // The bank's totals and remarks follow the lines and are ignored; a payment line without date or amount
      // is reported.
      if (BookedOn !== null || (AmountCents !== null && cell(mapping.Date) !== '')) Unreadable.push(at + 1);
    } else
      read.push({
        Position: at + 1,
        BookedOn,
        AmountCents,
        Reference: mapping.Text.map(cell).filter(Boolean).join(' · ').slice(0, MAX_LENGTH.Reference),
        Payer: cell(mapping.Payer).slice(0, MAX_LENGTH.Payer),
        BankNo: cell(mapping.BankNo).slice(0, MAX_LENGTH.BankNo),
        Words: textOfRow(row),
      });
  }
  const prints = fingerprints(read);
  return {
    Lines: read.map(({ Words: _, ...line }, at) => ({ ...line, Fingerprint: prints[at] ?? '' })),
    Debits,
    Unreadable,
  };
}

/** Returns the cents received; `out` for outgoing payments; null if there is no amount. */
function amountOf(row: readonly string[], { Amount, Credit }: BankMapping): number | 'out' | null {
  const cell = row[Credit ?? Amount ?? -1] ?? '';
  const cents = readAmount(cell);
  // In a file with two amount columns, a row without a credit has a debit.
  if (Credit !== null && (cents === null || cents === 0)) {
    const others = row.filter((_, at) => at !== Credit).some((one) => readAmount(one) !== null);
    return cell === '' || cents === 0 ? (others ? 'out' : null) : null;
  }
  if (cents === null) return null;
  return cents > 0 ? cents : 'out';
}

/** Every cell with a word or a number assigned by the bank: no date, no amount, no balance. */
const textOfRow = (row: readonly string[]): string =>
  row
    .filter((cell) => !/[.,]\d{2}\D*$/.test(cell) || readAmount(cell) === null)
    .filter((cell) => readDate(cell, 'DMY') === null && readDate(cell, 'MDY') === null)
    .map((cell) =>
      cell
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter(Boolean)
    .join(' ');
