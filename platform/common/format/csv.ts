/**
 * Writes CSV text. Text that a spreadsheet would execute as a formula is written with a leading apostrophe.
 */
import { stringify } from 'csv-stringify/sync';

/**
 * Cells starting with these characters, including full-width variants, are read as formulas by Excel,
 * LibreOffice and others.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** Makes spreadsheets recognise the text as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The library's own protection, `escape_formulas`, omits text that starts with a line break. */
const OPTIONS = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  cast: { string: (text: string) => (isFormula(text) ? `'${text}` : text) },
};

/** Returns lines of CSV; text that would start a formula gets a leading apostrophe, numbers never do. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify([...rows], OPTIONS);
