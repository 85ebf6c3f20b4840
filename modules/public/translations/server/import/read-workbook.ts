import { unzipSync } from 'fflate';
import { readSharedTexts, readSheet, readSheetPath } from './sheet-parts.ts';
import type { TableLine } from './table-line.ts';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';

/** The lines of a workbook's first sheet; null where it is none, LARGE where it unpacks to more than it may. */
export function readWorkbook(bytes: Uint8Array, mostBytes: number): TableLine[] | 'LARGE' | null {
  let left = mostBytes;
  let parts: Record<string, Uint8Array>;
  try {
    // The size that a part says of itself is all the room it gets, so the sum bounds the memory.
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (![BOOK, RELATIONS, SHARED].includes(name) && !/^xl\/worksheets\/[\w.-]+\.xml$/.test(name))
          return false;
        left -= originalSize;
        return left >= 0;
      },
    });
  } catch {
    return null;
  }
  if (left < 0) return 'LARGE';
  const text = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const path = readSheetPath(text(BOOK), text(RELATIONS));
  if (path === null || !parts[path]) return null;
  return readSheet(text(path), readSharedTexts(text(SHARED)));
}
