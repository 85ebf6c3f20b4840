import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cells } from './cells.ts';
import { columnName } from './column-name.ts';
import { cellXml, textXml } from './xlsx-cell.ts';
import { sheetFoot, sheetHead, sheetPath, workbookParts } from './xlsx-parts.ts';

/** What one sheet of a workbook holds, its head included. */
const SHEET_ROWS = 1_048_576;

export type Workbook = {
  /** What the sheets are called. */
  title: string;
  heads: readonly string[];
  rows: AsyncIterable<Cells[]>;
  /** How many rows there are: so many sheets are announced before the first is written. */
  total: number;
  at: Date;
  /** Smaller in tests. */
  sheetRows?: number;
};

/**
 * The list as a workbook, written while it is read: nothing of it is ever whole in memory. Every text is an inline
 * string, which no spreadsheet takes for a formula, whatever it begins with. What no sheet holds goes on in the next.
 */
export function xlsxOf({ title, heads, rows, total, at, sheetRows = SHEET_ROWS }: Workbook): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Half a workbook must not look whole.
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', breakOff);
  const sheets = Math.max(1, Math.ceil(total / (sheetRows - 1)));
  for (const [name, xml] of Object.entries(workbookParts(title, sheets)))
    zip.addBuffer(Buffer.from(xml), name, { mtime: at });
  const lines = oneByOne(rows);
  let open: Readable | undefined;
  output.once('close', () => {
    open?.destroy();
    void lines.return(undefined);
  });
  for (let no = 1; no <= sheets; no += 1)
    zip.addReadStreamLazy(sheetPath(no), { mtime: at }, (give) => {
      const isLast = no === sheets;
      open = Readable.from(sheetOf(heads, lines, { most: sheetRows - 1, isLast }), { highWaterMark: 1 });
      give(null, open.on('error', breakOff));
    });
  zip.end();
  return output;
}

/** So many rows are put together before they are handed on: a chunk for each would be slow. */
const CHUNK = 200;

async function* sheetOf(
  heads: readonly string[],
  lines: AsyncGenerator<Cells>,
  { most, isLast }: { most: number; isLast: boolean },
): AsyncGenerator<string> {
  const names = heads.map((_, at) => columnName(at));
  const row = (no: number, cells: readonly string[]) => `<row r="${no}">${cells.join('')}</row>`;
  let chunk =
    sheetHead(heads.length) +
    row(
      1,
      heads.map((head, at) => textXml(`${names[at]}1`, head, 1)),
    );
  let count = 0;
  while (count < most) {
    const { value, done } = await lines.next();
    if (done) break;
    count += 1;
    const no = count + 1;
    chunk += row(
      no,
      value.map((cell: Cells[number], at: number) => cellXml(`${names[at]}${no}`, cell)),
    );
    if (count % CHUNK > 0) continue;
    yield chunk;
    chunk = '';
  }
  if (isLast && count === most && !(await lines.next()).done)
    throw new Error('there are more rows than were counted');
  yield `${chunk}${sheetFoot(`A1:${names.at(-1)}${count + 1}`)}`;
}

/** Row after row, over all sheets. */
async function* oneByOne(rows: AsyncIterable<Cells[]>): AsyncGenerator<Cells, undefined> {
  for await (const batch of rows) yield* batch;
}
