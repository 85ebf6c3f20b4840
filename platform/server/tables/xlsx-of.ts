/**
 * Writes an exported list as an Excel workbook (XLSX) with formatted amounts, dates and times, streamed so
 * that it is never entirely in memory; long lists continue on further sheets.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, Cells } from './cells.ts';
import { columnName } from './column-name.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PLACE = 'xl/worksheets/sheet';

/** Path of a sheet inside the file. */
const sheetPath = (no: number): string => `${PLACE}${no}.xml`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Returns all parts except the sheets. Styles: 0 plain, 1 heading, 2 amount, 3 date, 4 timestamp. */
function workbookParts(title: string, sheets: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const each = (write: (no: number) => string): string => numbers.map(write).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((no) => `<Override PartName="/${sheetPath(no)}" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((no) => `<sheet name="${sheetName(title, no)}" sheetId="${no}" r:id="rId${no}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((no) => `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

const MAX_NAME_LENGTH = 31;

/** Returns the list's name without characters invalid in sheet names, numbered from the second sheet on. */
function sheetName(title: string, no: number): string {
  const plain = title.replace(/[[\]:*?/\\&<>"']/g, ' ').trim() || 'Assay';
  return no === 1 ? plain.slice(0, MAX_NAME_LENGTH) : `${plain.slice(0, MAX_NAME_LENGTH - 5)} (${no})`;
}

/** Start of a sheet: freezes its first row and sets column widths. */
const sheetHead = (columns: number): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;

/** End of a sheet, with the column filters. */
const sheetFoot = (range: string): string => `</sheetData><autoFilter ref="${range}"/></worksheet>`;

/** Maximum characters of a cell. */
const MAX_CELL_LENGTH = 32_767;
const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of a workbook; the Hong Kong offset in hours is added. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const HONG_KONG_MS = 8 * 60 * 60_000;

/** Returns one cell at a position like `B7`, with its type: text, number, amount, date or timestamp. */
function cellXml(place: string, cell: Cell): string {
  if (cell === null || cell === '') return `<c r="${place}"/>`;
  if (typeof cell === 'string') return textXml(place, cell, 0);
  if (typeof cell === 'number') return valueXml(place, cell, 0);
  if ('Cents' in cell) return valueXml(place, cell.Cents / 100, 2);
  if ('Day' in cell) return valueXml(place, (Date.parse(`${cell.Day}T00:00:00Z`) - EPOCH_MS) / DAY_MS, 3);
  return valueXml(place, (cell.At.getTime() + HONG_KONG_MS - EPOCH_MS) / DAY_MS, 4);
}

const valueXml = (place: string, value: number, style: number): string =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** Characters that XML does not allow; they are removed. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** `_x000D_` in a text would be interpreted as an escaped character. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '_x000D_' };

function textXml(place: string, value: string, style: number): string {
  const plain = cut(value).replace(UNWRITABLE, '').replace(ESCAPE_LIKE, '_x005F_');
  const escaped = plain.replace(/[&<>\r]/g, (sign) => NAMED[sign] ?? '');
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

/** Cuts a text without splitting a surrogate pair. */
const cut = (value: string): string =>
  value.length <= MAX_CELL_LENGTH ? value : value.slice(0, MAX_CELL_LENGTH).replace(/[\ud800-\udbff]$/, '');

/** Maximum rows of a sheet, including its heading. */
const SHEET_ROWS = 1_048_576;

export type Workbook = {
  /** Name of the sheets. */
  title: string;
  heads: readonly string[];
  rows: AsyncIterable<Cells[]>;
  /** Number of rows: determines the number of sheets, which must be declared before the first is written. */
  total: number;
  at: Date;
  /** Rows per sheet; smaller in tests. */
  sheetRows?: number;
};

/**
 * Returns the list as a workbook, written while it is read, so that it is never entirely in memory. Every
 * text is an inline string, which no spreadsheet interprets as a formula. Rows above a sheet's maximum
 * continue on the next sheet.
 */
export function xlsxOf({ title, heads, rows, total, at, sheetRows = SHEET_ROWS }: Workbook): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An incomplete workbook must not look complete.
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

/** Rows combined per chunk: a chunk for each row would be slow. */
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

/** Yields row after row, over all sheets. */
async function* oneByOne(rows: AsyncIterable<Cells[]>): AsyncGenerator<Cells, undefined> {
  for await (const batch of rows) yield* batch;
}
