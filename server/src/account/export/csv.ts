/** Excel, LibreOffice and others read a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** So that spreadsheets know that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of comma-separated values; what would start a formula is made plain text with a leading apostrophe. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r\n`;

function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
