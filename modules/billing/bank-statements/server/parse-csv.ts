/**
 * Parses the text of a bank's CSV file into rows of cells, with a detected delimiter. A file with too many
 * rows is rejected, never imported in part.
 */
import { failField } from '#platform/server/http/fail.ts';
import { MAX_COLUMNS } from '../rules/contract.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const MAX_ROWS = 20_000;
const MAX_CELL_LENGTH = 2_000;
/** Invisible characters, which neither screens nor the database support. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** Parses a file with quotes as in RFC 4180 and any of the usual delimiters; empty rows are dropped. */
export function parseCsv(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  for (const row of cellsOf(text, delimiter)) {
    if (row.every((cell) => cell === '')) continue;
    // A file that is too long is never imported in part: payments would be missing without notice.
    if (rows.length === MAX_ROWS) failField('Content', 'BANK_TOO_MANY_ROWS', { most: MAX_ROWS });
    rows.push(row.slice(0, MAX_COLUMNS));
  }
  return rows;
}

/** Returns the delimiter that splits the beginning of the file into the most cells. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 8_000);
  const counted = DELIMITERS.map((sign) => ({
    sign,
    cells: [...cellsOf(start, sign)].reduce((sum, row) => sum + row.length - 1, 0),
  }));
  return counted.sort((a, b) => b.cells - a.cells)[0]?.sign ?? ',';
}

function* cellsOf(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === delimiter) {
      row.push(clean(cell));
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1;
      yield [...row, clean(cell)];
      row = [];
      cell = '';
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) yield [...row, clean(cell)];
}

const clean = (cell: string): string =>
  cell.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim().slice(0, MAX_CELL_LENGTH);
