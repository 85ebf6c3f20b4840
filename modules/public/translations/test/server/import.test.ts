import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadExport } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { readTable } from '../../server/import/read-table.ts';
import { refreshTexts } from '../../server/refresh-texts.ts';

type Preview = {
  Changes: {
    Line: number;
    Key: string;
    Version: number;
    Before: object;
    After: object;
    CustomText: object;
  }[];
  Faults: { Line: number; Key: string; Language: string | null; Message: string }[];
  Same: number;
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`truncate translation, translation_history`.execute(portal.db);
  await refreshTexts(portal.db);
});

const preview = (bytes: Uint8Array | string, name = 'texts.csv') =>
  portal.post('it', '/translation/import/preview', {
    FileName: name,
    Content: Buffer.from(bytes).toString('base64'),
  });
const found = async (bytes: Uint8Array | string) => (await preview(bytes)).data as unknown as Preview;
const problem = async (bytes: Uint8Array | string) => {
  const { status, error } = await preview(bytes);
  return [status, error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`).join()];
};
const exported = async (Format: string, Filters: object = {}): Promise<Buffer> => {
  const file = await downloadExport(portal, 'it', { List: 'TRANSLATIONS', Format, Filters });
  if (typeof file === 'number') throw new Error(`refused: ${file}`);
  return file.rawPayload;
};

/** A workbook as Excel stores it: texts in a separate part, cells with their position. */
function workbook(sheet: string, shared: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Texts" sheetId="3" r:id="rId7"/><sheet name="Other" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${main}"><sheetData/></worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${shared}</sst>`),
  });
}

test('a file is previewed with its changes and errors by line; nothing is written', async () => {
  const file = [
    'Texts of the portal,,,',
    'Key,English (EN),繁體中文（CHT）,CHS',
    'SAVE,Keep,,',
    'CANCEL,Cancel,取消,取消',
    'MENU_YOUR_TURN,Your turn,,{{count}} 项',
    'NO_SUCH_KEY,x,,',
    'SAVE,Store,,',
    'CLOSE,"Shut',
    'the door",關閉,关闭',
  ].join('\r\n');
  const { Changes, Faults, Same } = await found(file);
  expect(Changes).toEqual([
    {
      Line: 3,
      Key: 'SAVE',
      Version: 0,
      Before: { EN: 'Save', CHT: '儲存', CHS: '保存' },
      After: { EN: 'Keep', CHT: '儲存', CHS: '保存' },
      CustomText: { EN: 'Keep' },
    },
  ]);
  expect(Same).toBe(1);
  expect(Faults.map(({ Line, Key, Language }) => [Line, Key, Language])).toEqual([
    [5, 'MENU_YOUR_TURN', 'EN'],
    [6, 'NO_SUCH_KEY', null],
    [7, 'SAVE', null],
    [8, 'CLOSE', 'EN'],
  ]);
  expect(Faults.map(({ Message }) => Message)).toEqual([
    'Use exactly these placeholders: {{count}}. They are replaced when the text is shown.',
    'The portal has no text with this key.',
    'This key is already listed in line 3.',
    'Enter this text on one line.',
  ]);
  expect(await portal.db.selectFrom('Translation').selectAll().execute()).toEqual([]);
});

test.each(['CSV', 'XLSX'])(
  'an unchanged export as %s imports without changes, an edited one with its edits',
  async (format) => {
    await portal.post('it', '/translation/submit', {
      Texts: [{ Key: 'SAVE', Version: 0, CustomText: { EN: '=Keep', CHS: '留' } }],
    });
    const whole = await exported(format);
    const same = await found(format === 'CSV' ? gzipSync(whole) : whole);
    expect([same.Changes, same.Faults]).toEqual([[], []]);
    expect(same.Same).toBeGreaterThan(4000);
    await portal.post('it', '/translation/submit', {
      Texts: [{ Key: 'SAVE', Version: 1, CustomText: { EN: null, CHS: null } }],
    });
    const back = await found(format === 'CSV' ? gzipSync(whole) : whole);
    expect(back.Changes).toMatchObject([{ Key: 'SAVE', Version: 2, CustomText: { EN: '=Keep', CHS: '留' } }]);
  },
);

test('the export has the filters of the list, headings in the caller’s language, and no formulas', async () => {
  await portal.post('it', '/translation/submit', {
    Texts: [{ Key: 'SAVE', Version: 0, CustomText: { EN: '=Keep' } }],
  });
  const text = (await exported('CSV', { State: 'CHANGED' })).toString('utf8');
  expect(text).toBe(
    "\ufeffKey,Area,English (EN),Traditional Chinese (CHT),Simplified Chinese (CHS)\r\nSAVE,Navigation,'=Keep,儲存,保存\r\n",
  );
  expect((await portal.post('client', '/export/download', { List: 'TRANSLATIONS' })).status).toBe(403);
  expect((await portal.post('finance', '/export/download', { List: 'TRANSLATIONS' })).status).toBe(403);
});

test('an Excel workbook: shared and rich texts, cells anywhere, the first sheet, no formulas', async () => {
  const shared = [
    '<si><t>Key</t></si><si><t>CHS</t></si><si><t>EN</t></si><si><t>SAVE</t></si>',
    '<si><r><t xml:space="preserve">Keep </t></r><r><rPr><b/></rPr><t>it</t></r><rPh sb="0" eb="1"><t>aloud</t></rPh></si>',
    '<si><t>Shut_x000D_</t></si><si><t>CLOSE</t></si><si><t>CANCEL</t></si>',
  ].join('');
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="E1" t="s"><v>2</v></c></row>',
    '<row r="4"><c r="A4" t="s"><v>3</v></c><c r="E4" t="s"><v>4</v></c></row>',
    '<row r="5"><c r="A5" t="s"><v>6</v></c><c r="E5" t="str"><f>A4</f><v>SAVE</v></c></row>',
    '<row r="6"><c r="A6" t="s"><v>7</v></c><c r="C6" t="inlineStr"><is><t>&lt;b&gt;x</t></is></c></row>',
  ].join('');
  const { Changes, Faults } = await found(workbook(rows, shared));
  expect(Changes).toMatchObject([{ Line: 4, Key: 'SAVE', CustomText: { EN: 'Keep it' } }]);
  expect(Faults).toMatchObject([
    { Line: 5, Key: 'CLOSE', Language: 'EN', Message: expect.stringContaining('formula') },
    { Line: 6, Key: 'CANCEL', Language: 'CHS', Message: expect.stringContaining('HTML') },
  ]);
});

test('a file that is not a list of texts is refused with the reason', async () => {
  expect(await problem('name,town\r\nAda,London')).toEqual([422, 'Content TRANSLATION_IMPORT_HEADS']);
  expect(await problem('Key,EN\r\nSAVE,"Keep')).toEqual([422, 'Content TRANSLATION_IMPORT_QUOTE']);
  expect(await problem('%PDF-1.7\n\u0000\u0001')).toEqual([422, 'Content TRANSLATION_IMPORT_KIND']);
  expect(await problem(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toEqual([
    422,
    'Content TRANSLATION_IMPORT_KIND',
  ]);
  expect(await problem(new Uint8Array([0x1f, 0x8b, 9, 9, 9]))).toEqual([
    422,
    'Content TRANSLATION_IMPORT_KIND',
  ]);
  expect(await problem(zipSync({ 'a.txt': strToU8('x') }))).toEqual([422, 'Content TRANSLATION_IMPORT_KIND']);
});

test('a small file that unpacks to a huge one is refused before it is unpacked', async () => {
  const huge = Buffer.alloc(50_000_000, 0x20);
  expect(await problem(gzipSync(huge))).toEqual([422, 'Content TRANSLATION_IMPORT_LARGE']);
  expect(await problem(zipSync({ 'xl/worksheets/sheet1.xml': huge }))).toEqual([
    422,
    'Content TRANSLATION_IMPORT_LARGE',
  ]);
});

test('a small file that unpacks to very many cells is refused, or read only up to the last text', async () => {
  const refused = [422, 'Content TRANSLATION_IMPORT_LARGE'];
  // Each of these files is a few kilobytes compressed, and could once fill the memory of the process.
  expect(await problem(gzipSync(`Key,EN${','.repeat(7_000_000)}`))).toEqual(refused);
  expect(await problem(gzipSync('Key,EN\n'.repeat(1_000_000)))).toEqual(refused);
  expect(await problem(workbook('<row><c r="CV1"><v>1</v></c></row>'.repeat(200_000), ''))).toEqual(refused);
});

test('one very long text in many cells is processed once', () => {
  const shared = `<si><t>${'x'.repeat(4_000_000)}</t></si><si><t>Key</t></si>`;
  const lines = readTable(
    Buffer.from(
      workbook(`<row><c t="s"><v>1</v></c>${'<c t="s"><v>0</v></c>'.repeat(300)}</row>`.repeat(5), shared),
    ).toString('base64'),
  );
  expect(lines.map(({ Cells }) => Cells.length)).toEqual([100, 100, 100, 100, 100]);
  // Spreadsheets store at most this many characters per cell.
  expect(lines[0]?.Cells.map(({ Text }) => Text.length)).toEqual([3, ...Array(99).fill(32_767)]);
});
