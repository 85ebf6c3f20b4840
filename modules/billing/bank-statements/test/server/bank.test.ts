import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceStatus } from '#modules/billing/invoices/rules/statuses.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { BankLine } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

let made = 0;
/** Creates an application awaiting payment, whose invoice has the given number. */
async function invoiced(InvoiceNo: string, AmountCents: number, Status: InvoiceStatus = 'OPEN') {
  made += 1;
  const application = await insertCertified(portal, { no: `QM-2026-7${String(made).padStart(4, '0')}` });
  const { InvoiceKey } = await portal.db
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo,
      ApplicationId: application.Id,
      OrganisationId: application.OrganisationId,
      AmountCents,
      Lines: json([]),
      Status,
      DueOn: '2026-12-31',
      CreatedAt: new Date('2026-11-01T04:00:00Z'),
    })
    .returning('InvoiceKey')
    .executeTakeFirstOrThrow();
  return { InvoiceKey, InvoiceNo, ApplicationKey: application.ApplicationKey };
}

const MAPPING = {
  HeaderRow: 0,
  Date: 0,
  DateOrder: 'DMY',
  Amount: null,
  Credit: 2,
  Text: [1],
  Payer: null,
  BankNo: 3,
} as const;
const HEAD = 'Date,Details,Credit,Bank reference\n';
const file = (name: string, rows: string) => ({
  FileName: name,
  Content: Buffer.from(HEAD + rows).toString('base64'),
  Mapping: MAPPING,
});
const upload = async (name: string, rows: string) =>
  (await portal.post('finance', '/payment/bank/import', file(name, rows))).data;
const lines = async (Search: string): Promise<BankLine[]> =>
  (await portal.get('finance', '/payment/bank/line/list', { Search })).data.Rows as BankLine[];
const line = async (Search: string): Promise<BankLine> => {
  const [one] = await lines(Search);
  if (!one) throw new Error(`no line ${Search}`);
  return one;
};
const confirm = (user: string, LineKey: string, InvoiceKey: string, more = {}) =>
  portal.post(user, '/payment/bank/line/confirm', { LineKey, InvoiceKey, ...more });
const statusOf = async (InvoiceKey: string) =>
  portal.db
    .selectFrom('Invoice')
    .select(['Status', 'TransactionNo', 'PaidAt', 'PaidCents', 'PaymentMethod'])
    .where('InvoiceKey', '=', InvoiceKey)
    .executeTakeFirstOrThrow();

test('a line with number and amount matches, and pays without a payment proof of the client', async () => {
  const invoice = await invoiced('INV-2026-70001', 1_234_50);
  expect(await upload('a.csv', '03/11/2026,FPS inv 2026 70001 THANKS,"1,234.50",B70001\n')).toEqual({
    Added: 1,
    Known: 0,
    Matched: 1,
  });
  const found = await line('B70001');
  expect(found).toMatchObject({
    Status: 'MATCHED',
    AmountCents: 123450,
    BookedOn: '2026-11-03',
    Reasons: [],
    Invoice: { InvoiceNo: 'INV-2026-70001', HasProof: false },
  });
  // The ordinary action cannot mark it as paid: there is no proof.
  const plain = { ApplicationKey: invoice.ApplicationKey, TransactionNo: 'X', BankLineCents: 1_234_50 };
  expect((await portal.post('finance', '/application/paid', plain)).error.Code).toBe('ERR_VALIDATION');
  const { BankLineCents: _, ...without } = plain;
  const refused = await portal.post('finance', '/application/paid', without);
  expect(refused.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_PROOF_MISSING']);

  const done = await confirm('finance', found.LineKey, invoice.InvoiceKey);
  expect(done.data).toMatchObject({ Status: 'CONFIRMED', Invoice: { Status: 'PAID' } });
  expect(await statusOf(invoice.InvoiceKey)).toEqual({
    Status: 'PAID',
    TransactionNo: 'B70001',
    PaidAt: new Date('2026-11-03T04:00:00Z'),
    PaidCents: 123450,
    PaymentMethod: 'BANK_TRANSFER',
  });
  // A repeated request changes nothing; for another invoice it is refused.
  expect((await confirm('finance', found.LineKey, invoice.InvoiceKey)).status).toBe(200);
  const other = await invoiced('INV-2026-70002', 1_234_50);
  const late = await confirm('admin', found.LineKey, other.InvoiceKey);
  expect(late.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_LINE_DECIDED']);
  expect((await statusOf(other.InvoiceKey)).Status).toBe('OPEN');
});

test('a file imported again adds nothing, a longer one only its new lines', async () => {
  await invoiced('INV-2026-70011', 50_00);
  const first = '04/11/2026,INV-2026-70011,50.00,B70011\n';
  expect(await upload('b.csv', first)).toMatchObject({ Added: 1 });
  expect(await upload('b.csv', first)).toEqual({ Added: 0, Known: 1, Matched: 0 });
  expect(await upload('c.csv', `${first}05/11/2026,SOMETHING,7.77,B70012\n`)).toMatchObject({
    Added: 1,
    Known: 1,
  });
  const all = await Promise.all(
    Array.from({ length: 6 }, () => upload('d.csv', '06/11/2026,AT ONCE,8.88,B70013\n')),
  );
  expect(all.map(({ Added }) => Number(Added)).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await lines('B7001')).toHaveLength(3);
});

test('a doubtful line gives the reason', async () => {
  await invoiced('INV-2026-70021', 300_00);
  await invoiced('INV-2026-70022', 41_00);
  await invoiced('INV-2026-70023', 42_00);
  await invoiced('INV-2026-70024', 43_00, 'PAID');
  await invoiced('INV-2026-70025', 44_00);
  await invoiced('INV-2026-70026', 98_765_43);
  await upload(
    'e.csv',
    [
      '03/11/2026,INV-2026-70021 LESS CHARGES,290.00,C1X',
      '03/11/2026,INV-2026-70022 AND INV-2026-70023,83.00,C2X',
      '03/11/2026,INV-2026-70024,43.00,C3X',
      '03/11/2026,INV-2026-70025,44.00,C4X',
      '03/11/2026,INV-2026-70025 AGAIN,44.00,C5X',
      '03/11/2026,NO WORD,"98,765.43",C6X',
      '03/11/2026,NOBODY KNOWS,1.23,C7X',
    ].join('\n'),
  );
  const found = await Promise.all(['C1X', 'C2X', 'C3X', 'C4X', 'C5X', 'C6X', 'C7X'].map(line));
  expect(
    found.map(({ Status, Reasons, Invoice }) => [Status, Reasons.join(), Invoice?.InvoiceNo ?? null]),
  ).toEqual([
    ['DOUBTFUL', 'AMOUNT_DIFFERS', 'INV-2026-70021'],
    ['DOUBTFUL', 'SEVERAL', null],
    ['DOUBTFUL', 'PAID_ALREADY', null],
    ['DOUBTFUL', 'SAME_INVOICE', 'INV-2026-70025'],
    ['DOUBTFUL', 'SAME_INVOICE', 'INV-2026-70025'],
    ['DOUBTFUL', 'AMOUNT_ONLY', 'INV-2026-70026'],
    ['UNKNOWN', '', null],
  ]);
});

test('a different amount is accepted only with a remark; doubtful lines cannot be confirmed in bulk', async () => {
  const invoice = await invoiced('INV-2026-70031', 500_00);
  await upload('f.csv', '03/11/2026,INV-2026-70031,485.00,D1X\n');
  const { LineKey } = await line('D1X');
  const silent = await confirm('finance', LineKey, invoice.InvoiceKey);
  expect(silent.error.Fields?.map(({ Field, Code }) => [Field, Code])).toEqual([
    ['Remark', 'BANK_REMARK_AMOUNT'],
  ]);
  const together = await portal.post('finance', '/payment/bank/line/confirm/many', {
    Lines: [{ LineKey, InvoiceKey: invoice.InvoiceKey }],
  });
  expect(together.data.Items).toMatchObject([{ LineKey, IsDone: false }]);
  expect((await statusOf(invoice.InvoiceKey)).Status).toBe('OPEN');
  const answer = await confirm('finance', LineKey, invoice.InvoiceKey, { Remark: 'Charges of the bank.' });
  expect(answer.status).toBe(200);
  // The books show what arrived.
  expect(await statusOf(invoice.InvoiceKey)).toMatchObject({ Status: 'PAID', PaidCents: 485_00 });
  const { data } = await portal.get('finance', '/payment/movement/list', { Kind: 'OFFLINE' });
  expect(data.Rows).toContainEqual(
    expect.objectContaining({ InvoiceNo: 'INV-2026-70031', AmountCents: 485_00 }),
  );
});

test('marked as unpaid, the line becomes open again and can be confirmed again', async () => {
  const invoice = await invoiced('INV-2026-70041', 60_00);
  await upload('g.csv', '03/11/2026,INV-2026-70041,60.00,E1X\n');
  const { LineKey } = await line('E1X');
  await confirm('finance', LineKey, invoice.InvoiceKey);
  const { ApplicationKey } = invoice;
  expect((await portal.post('finance', '/application/unpaid', { ApplicationKey })).status).toBe(200);
  expect(await line('E1X')).toMatchObject({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'] });
  expect((await confirm('finance', LineKey, invoice.InvoiceKey)).status).toBe(200);
});

test('an ignored line pays nothing until it is restored', async () => {
  const invoice = await invoiced('INV-2026-70051', 61_00);
  await upload('h.csv', '03/11/2026,INV-2026-70051,61.00,F1X\n');
  const { LineKey } = await line('F1X');
  const aside = (IsIgnored: boolean) =>
    portal.post('finance', '/payment/bank/line/ignore', { LineKey, IsIgnored });
  expect((await aside(true)).data.Status).toBe('IGNORED');
  // The response contains the current line, not the application that was invoiced.
  expect((await confirm('finance', LineKey, invoice.InvoiceKey)).error).toMatchObject({
    Code: 'ERR_TRANSITION',
    Data: { LineKey, Status: 'IGNORED', AmountCents: 61_00 },
  });
  expect((await aside(false)).data).toMatchObject({ Status: 'MATCHED' });
});

test('once an invoice is paid, no other line is matched to it', async () => {
  const invoice = await invoiced('INV-2026-70062', 77_13);
  const rows = ['03/11/2026,INV-2026-70062,77.13,I1X', '04/11/2026,INV-2026-70062 AGAIN,77.13,I2X'];
  await upload('k.csv', rows.join('\n'));
  expect((await line('I2X')).Reasons).toEqual(['SAME_INVOICE']);
  expect((await confirm('finance', (await line('I1X')).LineKey, invoice.InvoiceKey)).status).toBe(200);
  expect(await line('I2X')).toMatchObject({ Status: 'DOUBTFUL', Reasons: ['PAID_ALREADY'] });
});

test('a payment dated long before its invoice is not matched', async () => {
  const invoice = await invoiced('INV-2026-70061', 62_00);
  await upload('i.csv', '02/08/2026,INV-2026-70061,62.00,G1X\n');
  // 91 days before 1 November.
  const refused = await confirm('finance', (await line('G1X')).LineKey, invoice.InvoiceKey);
  expect(refused).toMatchObject({
    status: 422,
    error: { Fields: [{ Field: 'DateTime', Code: 'REASON_DATE_TOO_EARLY' }] },
  });
  expect(await statusOf(invoice.InvoiceKey)).toMatchObject({ Status: 'OPEN' });
});

test('the file name of a statement is cleaned like other file names: no invisible characters, no direction overrides', async () => {
  await upload('C:\\bank\\no\u202Evsc.fdp\u0007.csv', '03/11/2026,NOBODY,63.00,H1X\n');
  expect((await line('H1X')).FileName).toBe('novsc.fdp.csv');
});

test('bytes that are not a statement are refused without a server error', async () => {
  const ask = async (Content: string) =>
    (await portal.post('finance', '/payment/bank/preview', { FileName: 'x.csv', Content })).status;
  expect(await ask(Buffer.from('%PDF-1.7').toString('base64'))).toBe(422);
  expect(await ask(Buffer.from('one column\nonly').toString('base64'))).toBe(422);
  expect(await ask('***')).toBe(422);
  expect(await ask(Buffer.from([0x61, 0x2c, 0x00, 0xff, 0xfe, 0x0a, 0x78, 0x2c]).toString('base64'))).toBe(
    200,
  );
  expect(await ask(Buffer.from('a,b\n1,"never closed\n2,3').toString('base64'))).toBe(422);
  expect(await ask(Buffer.from(`${'"'.repeat(2001)},x\n`).toString('base64'))).not.toBe(500);
});

/** Small pseudo-random numbers, the same on every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test('concurrent confirmations by two finance users: no line pays two invoices, no invoice is paid twice', async () => {
  const invoices = await Promise.all(
    Array.from({ length: 6 }, (_, at) => invoiced(`INV-2026-7010${at}`, 70_00)),
  );
  const rows = Array.from({ length: 8 }, (_, at) => `03/11/2026,INV-2026-7010${at % 6},70.00,P${at}Z`);
  await upload('p.csv', rows.join('\n'));
  const keys = await Promise.all(rows.map(async (_, at) => (await line(`P${at}Z`)).LineKey));
  const random = numbers(20_261_121);
  const pick = <T>(from: readonly T[]): T => from[Math.floor((random.next().value ?? 0) * from.length)] as T;
  const tries = Array.from({ length: 48 }, (_, at) => ({
    who: at % 2 === 0 ? 'finance' : 'admin',
    LineKey: pick(keys),
    InvoiceKey: pick(invoices).InvoiceKey,
  }));
  const answers = await Promise.all(
    tries.map(({ who: user, LineKey, InvoiceKey }) => confirm(user, LineKey, InvoiceKey)),
  );
  expect([...new Set(answers.map(({ status }) => status))].filter((status) => status >= 500)).toEqual([]);
  const confirmed = await portal.db
    .selectFrom('BankLine')
    .innerJoin('Invoice', 'Invoice.Id', 'BankLine.InvoiceId')
    .select(['BankLine.LineKey', 'Invoice.InvoiceKey'])
    .where('BankLine.Status', '=', 'CONFIRMED')
    .where('BankLine.LineKey', 'in', keys)
    .execute();
  const paid = await portal.db
    .selectFrom('InvoiceEvent')
    .innerJoin('Invoice', 'Invoice.Id', 'InvoiceEvent.InvoiceId')
    .select('Invoice.InvoiceKey')
    .where('InvoiceEvent.Event', '=', 'PAID')
    .where(
      'Invoice.InvoiceKey',
      'in',
      invoices.map(({ InvoiceKey }) => InvoiceKey),
    )
    .execute();
  expect(confirmed.length).toBeGreaterThan(0);
  expect(new Set(confirmed.map(({ InvoiceKey }) => InvoiceKey)).size).toBe(confirmed.length);
  expect(paid.map(({ InvoiceKey }) => InvoiceKey).toSorted()).toEqual(
    confirmed.map(({ InvoiceKey }) => InvoiceKey).toSorted(),
  );
});

test('the same payment in another format of the bank is recognised; a second identical one is another payment', async () => {
  const other = async (rows: string) => {
    const Content = Buffer.from(
      `Booking date;Description;Paid by;Transaction reference;Amount\n${rows}`,
    ).toString('base64');
    return (await portal.post('finance', '/payment/bank/import', { FileName: 'other.csv', Content })).data;
  };
  await upload('first.csv', '07/11/2026,FPS inv-2026-88801 THANKS,88.00,B88801\n');
  await upload('plain.csv', '07/11/2026,Thank you all,87.00,\n');
  const same = '2026-11-07;轉數快存入 INV-2026-88801;HARBOUR FOODS;B88801;88.00\n';
  expect(await other(same)).toMatchObject({ Added: 0, Known: 1 });
  expect(await other('2026-11-07;THANK YOU ALL;;;87.00\n')).toMatchObject({ Added: 0, Known: 1 });
  // The same text on that day again, with another number, another amount and another day.
  expect(
    await other(
      `${same}2026-11-07;FPS INV-2026-88801;HARBOUR FOODS;B88802;88.00\n2026-11-07;INV-2026-88801;X;B88801;88.10\n2026-11-08;INV-2026-88801;X;B88801;88.00\n`,
    ),
  ).toMatchObject({ Added: 3, Known: 1 });
  await upload('day.csv', '07/11/2026,Salary 07NOV2026 of A,86.00,\n');
  expect(await other('2026-11-07;Transfer 07NOV2026;B;;86.00\n')).toMatchObject({ Added: 1, Known: 0 });
  expect(await other('2026-11-07;Payment;SOMEBODY;;87.00\n')).toMatchObject({ Added: 1, Known: 0 });
});
