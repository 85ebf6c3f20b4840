import { gunzipSync } from 'node:zlib';
import { decodeText } from '#modules/billing/bank-statements/server/index.ts';
import { readCsv } from '#platform/common/format/read-csv.ts';
import { failField } from '#platform/server/http/fail.ts';
import { MAX_BYTES, MAX_CELLS, MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { readWorkbook } from './read-workbook.ts';
import type { TableLine } from './table-line.ts';

/**
 * Reads the lines of an uploaded translation file, a workbook or a text file, also compressed; too large or
 * other files are refused with an error at the field.
 */
export function readTable(content: string): TableLine[] {
  const bytes = Buffer.from(content, 'base64');
  const lines = startsWithBytes(bytes, 0x50, 0x4b) ? workbookLines(bytes) : textLines(unpacked(bytes));
  return lines.length > MAX_LINES ? tooLarge() : lines;
}

const tooLarge = (): never => failField('Content', 'TRANSLATION_IMPORT_LARGE');

const startsWithBytes = (bytes: Buffer, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

function unpacked(bytes: Buffer): Buffer {
  if (!startsWithBytes(bytes, 0x1f, 0x8b)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    return isLarge ? tooLarge() : failField('Content', 'TRANSLATION_IMPORT_KIND');
  }
}

function workbookLines(bytes: Buffer): TableLine[] {
  const lines = readWorkbook(bytes, MAX_BYTES);
  if (lines === 'LARGE') return tooLarge();
  return lines ?? failField('Content', 'TRANSLATION_IMPORT_KIND');
}

function textLines(bytes: Buffer): TableLine[] {
  // Files with null bytes that are not UTF-16 are binary (PDF, picture, old workbook), whatever their name.
  if (bytes.includes(0) && !startsWithBytes(bytes, 0xff, 0xfe) && !startsWithBytes(bytes, 0xfe, 0xff))
    return failField('Content', 'TRANSLATION_IMPORT_KIND');
  const { Text: text } = decodeText(bytes);
  if (!isWithin(text, /[,;\t\n]/g, MAX_CELLS)) return tooLarge();
  const { Records, Unclosed } = readCsv(text);
  if (Unclosed !== null) return failField('Content', 'TRANSLATION_IMPORT_QUOTE', { line: Unclosed });
  return Records.map(({ Line, Cells }) => ({
    Line,
    Cells: Cells.slice(0, MAX_COLUMNS).map((Text) => ({ Text, IsFormula: false })),
  }));
}

/** Whether a character occurs at most the given number of times in a text. */
function isWithin(text: string, sign: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(sign)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}
