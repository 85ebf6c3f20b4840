/**
 * Writes CSV lines and reads CSV files with any usual delimiter. Text that a spreadsheet would execute as a
 * formula is written with a leading apostrophe.
 */

/**
 * Cells starting with these characters, including full-width variants, are read as formulas by Excel,
 * LibreOffice and others.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** Makes spreadsheets recognise the text as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Returns one line of CSV; text that would start a formula gets a leading apostrophe, numbers never do. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell ?? ''))).join(',')}\r\n`;

function csvCell(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** `Line` is the line on which the record starts, counted from 1: a cell may contain several lines. */
export type CsvRecord = { Line: number; Cells: string[] };

/** Detects the delimiter: spreadsheets in some countries use semicolons or tabs. */
const delimiterOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

/** Returns the records of a file without blank ones; `Unclosed` is the line of an unclosed quotation mark. */
export function readCsv(source: string): { Records: CsvRecord[]; Unclosed: number | null } {
  const text = source.replace(BYTE_ORDER_MARK, '');
  const delimiter = delimiterOf(text);
  const Records: CsvRecord[] = [];
  let record: CsvRecord = { Line: 1, Cells: [] };
  let [cell, line, quotedAt] = ['', 1, null as number | null];
  const endCell = (): void => {
    record.Cells.push(cell);
    cell = '';
  };
  const endRecord = (): void => {
    endCell();
    if (record.Cells.some((one) => one.trim() !== '')) Records.push(record);
    record = { Line: line, Cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quotedAt !== null) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedAt = null;
    } else if (sign === '"' && cell === '') quotedAt = line;
    else if (sign === delimiter) endCell();
    else if (sign === '\n') endRecord();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || record.Cells.length > 0) endRecord();
  return { Records, Unclosed: quotedAt };
}
