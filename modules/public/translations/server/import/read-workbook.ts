import { unzipSync } from 'fflate';
import { readSharedTexts, readSheet, readSheetPath } from './sheet-parts.ts';
import type { TableLine } from './table-line.ts';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';

/**
 * Reads the lines of the first sheet of an uploaded Excel workbook with translations; null if the file is
 * not a workbook, LARGE if it exceeds the size limit when unpacked.
 */
export function readWorkbook(bytes: Uint8Array, mostBytes: number): TableLine[] | 'LARGE' | null {
  let left = mostBytes;
  let parts: Record<string, Uint8Array>;
  try {
    // Each part is limited to its declared size, so the sum of the declared sizes bounds the memory.
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (![BOOK, RELATIONS, SHARED].includes(name) && !/^xl\/worksheets\/[\w.-]+\.xml$/.test(name))
          return false;
        left -= originalSize;
        return left >= 0;
      },
    });
  } catch {
    // Not a ZIP file, or damaged: the caller refuses it.
    return null;
  }
  if (left < 0) return 'LARGE';
  const text = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const path = readSheetPath(text(BOOK), text(RELATIONS));
  if (path === null || !parts[path]) return null;
  return readSheet(text(path), readSharedTexts(text(SHARED)));
}
