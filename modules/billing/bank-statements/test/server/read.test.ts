import { expect, test } from 'vitest';
import { decodeText } from '../../server/decode-text.ts';
import { detectMapping } from '../../server/detect-mapping.ts';
import { parseCsv } from '../../server/parse-csv.ts';
import { readAmount } from '../../server/read-amount.ts';
import { readDate } from '../../server/read-date.ts';
import { readStatement } from '../../server/read-statement.ts';

test.each([
  ['1,234.50', 123450],
  ['1234.5', 123450],
  ['HKD 12,800.00', 1280000],
  ['HK$12,800', 1280000],
  ['+500.00', 50000],
  ['-500.00', -50000],
  ['(500.00)', -50000],
  ['500.00-', -50000],
  ['500.00 DR', -50000],
  ['500.00CR', 50000],
  ['１２３．００', 12300],
  ['0.00', 0],
  ['12,80.00', null],
  ['1.234,50', null],
  ['12.345', null],
  ['INV-2026-00012', null],
  ['', null],
  ['99999999999999999999', null],
])('the amount %j is read as %j cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each([
  ['03/11/2026', 'DMY', '2026-11-03'],
  ['03/11/2026', 'MDY', '2026-03-11'],
  ['3-11-26', 'DMY', '2026-11-03'],
  ['2026-11-03', 'DMY', '2026-11-03'],
  ['2026/11/3 14:05:00', 'DMY', '2026-11-03'],
  ['20261103', 'DMY', '2026-11-03'],
  ['03 Nov 2026', 'DMY', '2026-11-03'],
  ['3-NOV-26', 'DMY', '2026-11-03'],
  ['November 3, 2026', 'DMY', '2026-11-03'],
  ['2026年11月3日', 'DMY', '2026-11-03'],
  ['31/02/2026', 'DMY', null],
  ['13/13/2026', 'DMY', null],
  ['Total', 'DMY', null],
] as const)('the date %j (%s) is read as %j', (text, order, day) => {
  expect(readDate(text, order)).toBe(day);
});

test('quotes, doubled quotes, line breaks within cells and other separators', () => {
  expect(parseCsv('a,"b, ""c""\r\nd",e\r\n\r\n1,2,3')).toEqual([
    ['a', 'b, "c" d', 'e'],
    ['1', '2', '3'],
  ]);
  expect(parseCsv('a;b\n1;2,50')).toEqual([
    ['a', 'b'],
    ['1', '2,50'],
  ]);
  expect(parseCsv('a\tb')).toEqual([['a', 'b']]);
  // Some banks write spaces around quoted cells, or quotation marks inside cells.
  expect(parseCsv('a, "1,234.50" ,"b" c,d "e"')).toEqual([['a', '1,234.50', '"b" c', 'd "e"']]);
  expect(parseCsv('Account 1;Main\r1;"2,5;6\r\n";7')).toEqual([
    ['Account 1', 'Main'],
    ['1', '2,5;6', '7'],
  ]);
  // A file is never read only in part: payments would be missing without notice.
  expect(() => parseCsv('a,b\n1,"never closed, at all\n2,3')).toThrow();
  expect(() => parseCsv('1,2\n'.repeat(20_001))).toThrow();
  expect(parseCsv('1,2\n,\n'.repeat(20_000))).toHaveLength(20_000);
});

/** `日期,摘要,存入` in Big5, and `日期,摘要,余额` in GB18030: bytes from the encodings' own tables. */
const BIG5 = [0xa4, 0xe9, 0xb4, 0xc1, 0x2c, 0xba, 0x4b, 0xad, 0x6e, 0x2c, 0xa6, 0x73, 0xa4, 0x4a];
const GB = [0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xd5, 0xaa, 0xd2, 0xaa, 0x2c, 0xd3, 0xe0, 0xb6, 0xee];

test('the encoding of a file is detected by its byte order mark or its content', () => {
  expect(decodeText(Uint8Array.from(BIG5))).toEqual({ Text: '日期,摘要,存入', Encoding: 'big5' });
  expect(decodeText(Uint8Array.from(GB))).toEqual({ Text: '日期,摘要,余额', Encoding: 'gb18030' });
  expect(decodeText(new TextEncoder().encode('\ufeff日期')).Text).toBe('日期');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xe5, 0x65])).Text).toBe('日');
  expect(decodeText(new TextEncoder().encode('Date,結餘')).Encoding).toBe('utf-8');
});

const read = (text: string) => {
  const rows = parseCsv(text);
  const mapping = detectMapping(rows);
  if (!mapping) throw new Error('no mapping found');
  return readStatement(rows, mapping);
};
const summary = (text: string) =>
  read(text).Lines.map(({ BookedOn, AmountCents, Reference, Payer, BankNo }) =>
    [BookedOn, AmountCents, Reference, Payer, BankNo].join(' | '),
  );

test('two amount columns, account details above and a total below', () => {
  const text = [
    'Account number,123-456789-001',
    'Period,01/11/2026 - 20/11/2026',
    'Bank reference,Narrative,Customer reference,TRN type,Value date (dd/mm/yyyy),Credit amount,Debit amount,Balance',
    'HK1234567,INV-2026-00012,HARBOUR FOODS,CREDIT,13/11/2026,"12,800.00",,"112,800.00"',
    'HK1234568,SALARY,,DEBIT,14/11/2026,,"-30,000.00","82,800.00"',
    ',,,Total,,"12,800.00",,',
  ].join('\r\n');
  expect(summary(text)).toEqual(['2026-11-13 | 1280000 | INV-2026-00012 · HARBOUR FOODS |  | HK1234567']);
  expect(read(text)).toMatchObject({ Debits: 1, Unreadable: [] });
});

test('one signed amount column', () => {
  const text =
    'Date,Details,Amount\n3 Nov 2026,FPS INV 2026 00013,500.00\n4 Nov 2026,FEE,-20.00\n5 Nov 2026,?,many\n';
  expect(summary(text)).toEqual(['2026-11-03 | 50000 | FPS INV 2026 00013 |  | ']);
  expect(read(text)).toMatchObject({ Debits: 1, Unreadable: [4] });
});

test('Chinese headings', () => {
  const text =
    '交易日期,摘要,支出,存入,結餘\n2026年11月3日,轉數快 海港食品,,12800.00,99999.00\n2026年11月4日,自動轉賬,50.00,,99949.00\n';
  expect(summary(text)).toEqual(['2026-11-03 | 1280000 | 轉數快 海港食品 |  | ']);
});

test('no headings: columns are detected by content', () => {
  const text = '13/11/2026,FPS HARBOUR FOODS INV202600012,12800.00\n14/11/2026,SOMEBODY ELSE,30.00\n';
  expect(summary(text)).toEqual([
    '2026-11-13 | 1280000 | FPS HARBOUR FOODS INV202600012 |  | ',
    '2026-11-14 | 3000 | SOMEBODY ELSE |  | ',
  ]);
});

test('a line is identified again in a later file, regardless of its balance and of the column mapping', () => {
  const first =
    'Date,Details,Deposit,Balance\n3/11/2026,INV-2026-00013,500.00,"1,500.00"\n3/11/2026,INV-2026-00013,500.00,"2,000.00"\n';
  const later =
    'Date,Details,Deposit,Balance\n2/11/2026,BEFORE,1.00,1.00\n3/11/2026,INV-2026-00013,500.00,"9,500.00"\n3/11/2026,INV-2026-00013,500.00,"9,900.00"\n';
  const prints = (text: string) => read(text).Lines.map((line) => line.Fingerprint);
  const [one, two] = prints(first);
  expect(one).not.toBe(two);
  expect(prints(later).slice(1)).toEqual([one, two]);
});
