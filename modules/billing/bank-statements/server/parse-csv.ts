/**
 * Parses the text of a bank's CSV file into rows of cells, with a detected delimiter. A file with too many
 * rows is rejected, never imported in part.
 */
import { readCsv } from '#platform/common/format/read-csv.ts';
import { failField } from '#platform/server/http/fail.ts';
import { MAX_COLUMNS } from '../rules/contract.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Number of records from which the delimiter is detected; the first ones are the bank's account details. */
const SAMPLE_RECORDS = 100;
const MAX_ROWS = 20_000;
const MAX_CELL_LENGTH = 2_000;
/** Invisible characters, which neither screens nor the database support. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Parses a file with quotes as in RFC 4180 and any of the usual delimiters; empty rows are dropped. */
export function parseCsv(text: string): string[][] {
  const { Records, Unclosed } = readCsv(text, { delimiter: delimiterOf(text), ltrim: true });
  // A file is never imported in part: payments would be missing without notice.
  if (Unclosed !== null) failField('Content', 'BANK_QUOTE', { line: Unclosed });
  const rows = Records.map(({ Cells }) => Cells.slice(0, MAX_COLUMNS).map(clean)).filter((row) =>
    row.some((cell) => cell !== ''),
  );
  if (rows.length > MAX_ROWS) failField('Content', 'BANK_TOO_MANY_ROWS', { most: MAX_ROWS });
  return rows;
}

/** Returns the delimiter that splits the beginning of the file into the most cells. */
function delimiterOf(text: string): string {
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    cells: readCsv(text, { delimiter, ltrim: true, to: SAMPLE_RECORDS }).Records.reduce(
      (sum, { Cells }) => sum + Cells.length - 1,
      0,
    ),
  }));
  return counted.sort((a, b) => b.cells - a.cells)[0]?.delimiter ?? ',';
}

/** A cell with a space after its closing quotation mark is read with its quotation marks. */
const clean = (cell: string): string =>
  cell
    .replace(INVISIBLE_CHARACTERS, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .slice(0, MAX_CELL_LENGTH);
