import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCsv } from '#platform/common/format/read-csv.ts';
import type { Cells } from '#platform/server/tables/cells.ts';
import { columnName } from '#platform/server/tables/column-name.ts';
import { csvOf } from '#platform/server/tables/csv-of.ts';
import { xlsxOf } from '#platform/server/tables/xlsx-of.ts';
import { isWellFormed } from '#quality/support/is-well-formed.ts';

/** 06:30 on 1 March 2026 in Hong Kong, which is still February in UTC. */
const AT = new Date('2026-02-28T22:30:00Z');
const HEADS = ['Text & <more>', 'Count', 'Amount', 'Day', 'Moment'];
const ROWS: Cells[] = [
  ['=1+1', 3, { Cents: 128_050 }, { Day: '2026-03-01' }, { At: AT }],
  ['+852 2800 2000', 0, { Cents: -400 }, { Day: '1999-12-31' }, null],
  ['@SUM(A1)', -2, { Cents: 0 }, null, null],
  ['-2+3', null, null, null, null],
  ['＝1+1', null, null, null, null],
  ['\t=1', null, null, null, null],
  ['two\nlines, "quoted" <b>&amp;</b>', null, null, null, null],
  ['\ud83d\ude00 環保 \u0000\ufffe\ud800 _x000D_', null, null, null, null],
  ['00123', null, null, null, null],
];

const of = async function* (rows: Cells[], batch = 2): AsyncGenerator<Cells[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
};
const book = (rows: Cells[], more: { sheetRows?: number } = {}) =>
  buffer(
    xlsxOf({ title: 'Money: in/out', heads: HEADS, rows: of(rows), total: rows.length, at: AT, ...more }),
  );
const partsOf = async (bytes: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));

test('columns are named as in spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('every part is well-formed, declared and present; texts are texts, dates dates, amounts numbers', async () => {
  const parts = await partsOf(await book(ROWS));
  for (const [name, xml] of Object.entries(parts)) expect(isWellFormed(xml), name).toBe(true);
  const types = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const targets = [...(parts['xl/_rels/workbook.xml.rels'] ?? '').matchAll(/Target="([^"]+)"/g)].map(
    ([, name]) => `xl/${name}`,
  );
  for (const name of [...types, ...targets]) expect(Object.keys(parts)).toContain(name);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).not.toContain('<f');
  expect(sheet).toContain('<c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('<c r="C2" s="2"><v>1280.5</v></c>');
  // 46082 days after 31 December 1899; 6:30 is 0.2708333 of a day.
  expect(sheet).toContain('<c r="D2" s="3"><v>46082</v></c>');
  expect(sheet).toMatch(/<c r="E2" s="4"><v>46082\.27083333\d*<\/v><\/c>/);
  expect(sheet).toContain('<c r="D3" s="3"><v>36525</v></c>');
  const styles = (parts['xl/styles.xml'] ?? '').match(/<cellXfs count="5">(<xf [^>]*\/>){5}<\/cellXfs>/);
  expect(styles).not.toBeNull();
  expect(parts['xl/workbook.xml']).toContain('<sheet name="Money  in out" sheetId="1" r:id="rId1"/>');
});

test('rows beyond the limit of a sheet continue on the next, each with its header', async () => {
  const rows = Array.from({ length: 7 }, (_, at): Cells => [`row ${at}`, at, null, null, null]);
  const parts = await partsOf(await book(rows, { sheetRows: 4 }));
  const names = [1, 2, 3].map((no) => `xl/worksheets/sheet${no}.xml`);
  expect(names.map((name) => parts[name]?.match(/<row /g)?.length)).toEqual([4, 4, 2]);
  for (const name of names) expect(parts[name]).toContain('Text &amp; &lt;more&gt;');
  expect(parts['xl/worksheets/sheet3.xml']).toContain('>row 6<');
  expect(parts['xl/worksheets/sheet4.xml']).toBeUndefined();
  expect(parts['[Content_Types].xml']?.match(/worksheet\+xml/g)).toHaveLength(3);
});

test('more rows than counted abort the workbook instead of being lost', async () => {
  const more = xlsxOf({
    title: 'x',
    heads: ['A'],
    rows: of([['1'], ['2'], ['3']]),
    total: 2,
    at: AT,
    sheetRows: 3,
  });
  await expect(buffer(more)).rejects.toThrow('more rows');
});

test('as CSV: formulas are quoted, dates and times are in a standard format', async () => {
  const { Records } = readCsv(await text(Readable.from(csvOf(HEADS, of(ROWS)))));
  expect(Records.map(({ Cells: cells }) => cells).slice(1, 4)).toEqual([
    ["'=1+1", '3', '1280.5', '2026-03-01', '2026-03-01 06:30:00'],
    ["'+852 2800 2000", '0', '-4', '1999-12-31', ''],
    ["'@SUM(A1)", '-2', '0', '', ''],
  ]);
  expect(Records.slice(4, 7).map(({ Cells: cells }) => cells[0])).toEqual(["'-2+3", "'＝1+1", "'\t=1"]);
});

/** Not installed everywhere; the parts of the file are checked above in any case. */
const OFFICE = 'soffice';
const hasOffice = (() => {
  try {
    execFileSync(OFFICE, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasOffice)('LibreOffice reads the workbook correctly', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-office-'));
  try {
    await writeFile(join(folder, 'book.xlsx'), await book(ROWS));
    // Commas, quotes, UTF-8, cells as displayed.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true';
    await promisify(execFile)(OFFICE, [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'book.xlsx')],
    ]);
    const { Records } = readCsv(await readFile(join(folder, 'book.csv'), 'utf8'));
    const rows = Records.slice(1).map(({ Cells: cells }) => cells);
    expect(rows.slice(0, 3)).toEqual([
      ['=1+1', '3', '1,280.50', '2026-03-01', '2026-03-01 06:30:00'],
      ['+852 2800 2000', '0', '-4.00', '1999-12-31', ''],
      ['@SUM(A1)', '-2', '0.00', '', ''],
    ]);
    expect(rows.slice(3).map(([first]) => first)).toEqual([
      '-2+3',
      '＝1+1',
      '\t=1',
      'two\nlines, "quoted" <b>&amp;</b>',
      '\ud83d\ude00 環保  _x000D_',
      '00123',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
