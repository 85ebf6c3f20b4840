/** Excel, LibreOffice and others read a cell that begins like this as a formula; full-width signs as well. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** So that spreadsheets know that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of comma-separated values; what would start a formula is made plain text with a leading apostrophe; a number never does. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell ?? ''))).join(',')}\r\n`;

function csvCell(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Line counts from 1, where the record begins: a cell may hold several lines. */
export type CsvRecord = { Line: number; Cells: string[] };

/** Spreadsheets in some countries put semicolons or tabs between the cells. */
const delimiterOf = (text: string): string => {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

/** The records of a file, blank ones left out; `Unclosed` is the line of a quotation mark that nothing closes. */
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
