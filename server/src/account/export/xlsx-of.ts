import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, Cells } from './cells.ts';
import { sheetHead, WORKBOOK_PARTS } from './xlsx-parts.ts';

/** What one sheet of a workbook holds. */
const MOST_ROWS = 1_048_576;
/** What one cell holds. */
const MOST_LETTERS = 32_767;

/**
 * The list as a workbook of one sheet, written while it is read: nothing of it is ever whole in memory. Every text is
 * an inline string, which no spreadsheet takes for a formula, whatever it begins with.
 */
export function xlsxOf(heads: readonly string[], rows: AsyncIterable<Cells[]>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Half a workbook must not look whole.
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', breakOff);
  for (const [name, xml] of Object.entries(WORKBOOK_PARTS))
    zip.addBuffer(Buffer.from(xml), name, { mtime: at });
  const sheet = Readable.from(sheetOf(heads, rows)).on('error', breakOff);
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: at });
  zip.end();
  return output;
}

async function* sheetOf(heads: readonly string[], rows: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield sheetHead(heads.length) + rowOf(heads.map((head) => text(head, 1)));
  let count = 1;
  for await (const batch of rows) {
    count += batch.length;
    if (count > MOST_ROWS) throw new Error(`a sheet holds ${MOST_ROWS} rows`);
    yield batch.map((cells) => rowOf(cells.map(cellOf))).join('');
  }
  yield '</sheetData></worksheet>';
}

const rowOf = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return text(cell, 0);
  return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c s="2"><v>${cell.Cents / 100}</v></c>`;
}

/** What XML cannot hold is left out. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const text = (value: string, style: number): string => {
  const plain = value.slice(0, MOST_LETTERS).replace(UNWRITABLE, '');
  const escaped = plain.replace(/[&<>]/g, (sign) => NAMED[sign] ?? '');
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped}</t></is></c>`;
};
