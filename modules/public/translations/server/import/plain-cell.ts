import { isFormula } from '#platform/common/format/csv.ts';

/** A cell as it was meant: the apostrophe that keeps spreadsheets from computing it is ours, not the text's. */
export function plainCell(cell: string, said: string): string {
  const text = cell.replace(/\r\n?/g, '\n');
  if (text === said || !text.startsWith("'")) return text;
  return isFormula(text.slice(1)) ? text.slice(1) : text;
}
