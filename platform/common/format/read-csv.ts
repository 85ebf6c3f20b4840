/** Reads CSV files with any usual delimiter. */
import { type CsvError, parse } from 'csv-parse/sync';

/** `Line` is the line on which the record starts, counted from 1: a cell may contain several lines. */
export type CsvRecord = { Line: number; Cells: string[] };

const OPTIONS = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A quotation mark inside a cell is text.
  relax_quotes: true,
};

/** Detects the delimiter: spreadsheets in some countries use semicolons or tabs. */
const delimiterOf = (text: string): string => {
  const first = text.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

/** The library counts lines only together with a copy of its state per record, which is several times slower. */
function numbered(rows: readonly string[][]): { Records: CsvRecord[]; Next: number } {
  const Records: CsvRecord[] = [];
  let Next = 1;
  for (const Cells of rows) {
    if (Cells.some((cell) => cell.trim() !== '')) Records.push({ Line: Next, Cells });
    for (const cell of Cells) Next += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    Next += 1;
  }
  return { Records, Next };
}

type ReadOptions = {
  delimiter?: string;
  /** Ignores spaces at the beginning of a cell, also before its quotation mark. */
  ltrim?: boolean;
  /** Maximum number of records to read. */
  to?: number;
};

/**
 * Returns the records of a file without blank ones; `Unclosed` is the line of the record with an unclosed
 * quotation mark, whose end cannot be determined.
 */
export function readCsv(
  text: string,
  given: ReadOptions = {},
): { Records: CsvRecord[]; Unclosed: number | null } {
  const options = { delimiter: delimiterOf(text), ...OPTIONS, ...given };
  try {
    return { Records: numbered(parse(text, options)).Records, Unclosed: null };
  } catch (error) {
    const { code, records } = error as CsvError;
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const { Records, Next } = numbered(records === 0 ? [] : parse(text, { ...options, to: Number(records) }));
    return { Records, Unclosed: Next };
  }
}
