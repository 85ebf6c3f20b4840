/**
 * Tests money that bank statement lines bring in excess: the part above an invoice, and a second payment of a paid
 * invoice; its return to the client, and the figures of finance.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceStatus } from '#modules/billing/invoices/rules/statuses.ts';
import { runReconciliation } from '#modules/billing/reconciliation/server/run-reconciliation.ts';
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
async function invoiced(InvoiceNo: string, AmountCents: number, Status: InvoiceStatus = 'OPEN') {
  made += 1;
  const application = await insertCertified(portal, { no: `QM-2026-6${String(made).padStart(4, '0')}` });
  const isPaid = Status === 'PAID';
  const { InvoiceKey } = await portal.db
    .insertInto('Invoice')
    .values({
      ...{ InvoiceKey: newKey(), InvoiceNo, AmountCents, Lines: json([]), Status },
      Search: InvoiceNo.toLowerCase(),
      ApplicationId: application.Id,
      OrganisationId: application.OrganisationId,
      DueOn: '2026-12-31',
      CreatedAt: new Date('2026-11-01T04:00:00Z'),
      ...(isPaid && { PaidCents: AmountCents, PaidAt: new Date('2026-11-02T04:00:00Z') }),
    })
    .returning('InvoiceKey')
    .executeTakeFirstOrThrow();
  return { InvoiceKey, ApplicationKey: application.ApplicationKey };
}

const HEAD = 'Date,Details,Credit,Bank reference\n';
const MAPPING = {
  ...{ HeaderRow: 0, Date: 0, DateOrder: 'DMY', Amount: null, Credit: 2, Text: [1], Payer: null, BankNo: 3 },
} as const;
const upload = (name: string, rows: string) =>
  portal.post('finance', '/payment/bank/import', {
    FileName: `${name}.csv`,
    Content: Buffer.from(HEAD + rows).toString('base64'),
    Mapping: MAPPING,
  });
async function line(Search: string): Promise<BankLine> {
  const { data } = await portal.get('finance', '/payment/bank/line/list', { Search });
  const [one] = data.Rows as BankLine[];
  if (!one) throw new Error(`no line ${Search}`);
  return one;
}
const confirm = (LineKey: string, InvoiceKey: string) =>
  portal.post('finance', '/payment/bank/line/confirm', { LineKey, InvoiceKey, Remark: 'Rounded up.' });
const second = (user: string, LineKey: string, InvoiceKey: string) =>
  portal.post(user, '/payment/bank/line/second-payment', { LineKey, InvoiceKey });
const restore = (LineKey: string) =>
  portal.post('finance', '/payment/bank/line/ignore', { LineKey, IsIgnored: false });
type Waiting = {
  OverpaymentKey: string;
  Source: string;
  InvoiceNo: string;
  AmountCents: number;
  Reference: string;
};
async function waiting(InvoiceNo: string): Promise<Waiting | undefined> {
  const { data } = await portal.get('finance', '/payment/overview');
  return (data.Overpayments as { Rows: Waiting[] }).Rows.find((row) => row.InvoiceNo === InvoiceNo);
}
const back = (user: string, OverpaymentKey: string, more = {}) =>
  portal.post(user, '/payment/overpayment/return', {
    ...{ OverpaymentKey, DateTime: '2026-11-10', TransactionNo: 'OUT-1', Remark: 'Paid too much.' },
    ...more,
  });
const view = async (user: string, InvoiceKey: string) =>
  (await portal.get(user, '/payment/invoice/view', { InvoiceKey })).data;
const reasons = (answer: { error: { Reasons?: { Code: string }[] } }) =>
  answer.error.Reasons?.map(({ Code }) => Code);
async function movements(Search: string) {
  const { data } = await portal.get('finance', '/payment/movement/list', { Search });
  const rows = data.Rows as { Kind: string; AmountCents: number; At: string; IsOverpayment: boolean }[];
  return {
    rows: rows.map((row) => [row.Kind, row.AmountCents, row.At.slice(0, 10), row.IsOverpayment]),
    sums: [data.ReceivedCents, data.RefundedCents, data.SumCents],
  };
}
/** Differences about what these tests do; their invoices have neither lines nor a history before the payment. */
async function differences(): Promise<string[]> {
  const found: string[] = [];
  for await (const { Check } of runReconciliation(portal.portal, { at: new Date(), since: null }))
    found.push(Check);
  return found.filter((check) => /OVERPAYMENT|BANK_LINE|STATUS_NOT_COLUMNS|REFUNDED_NOT_REFUNDS/.test(check));
}

test('a line above its invoice: paid in full, the overpayment waits until it is returned', async () => {
  const invoice = await invoiced('INV-2026-60001', 1_200_00);
  await upload('a', '03/11/2026,INV-2026-60001,1230.50,SUR1X\n');
  const { LineKey } = await line('SUR1X');
  const done = await confirm(LineKey, invoice.InvoiceKey);
  expect(done.data).toMatchObject({
    Status: 'CONFIRMED',
    Invoice: { Status: 'PAID' },
    Overpayment: { Kind: 'OVERPAYMENT', AmountCents: 30_50, ReturnedOn: null },
  });
  const found = await waiting('INV-2026-60001');
  expect(found).toMatchObject({ Source: 'OVERPAYMENT', AmountCents: 30_50, Reference: 'SUR1X' });
  // Gross received includes the overpayment: 1 200 + 30.50.
  expect(await movements('INV-2026-60001')).toEqual({
    rows: [
      ['OFFLINE', 30_50, '2026-11-03', true],
      ['OFFLINE', 1_200_00, '2026-11-03', false],
    ],
    sums: [1_230_50, 0, 1_230_50],
  });
  expect(await view('finance', invoice.InvoiceKey)).toMatchObject({
    ...{ Status: 'PAID', PaidCents: 1_200_00, RefundedCents: 0 },
    OfflineOverpayments: [
      { Kind: 'OVERPAYMENT', AmountCents: 30_50, ReceivedOn: '2026-11-03', ReturnedOn: null },
    ],
  });
  expect(await differences()).toEqual([]);

  const key = found?.OverpaymentKey ?? '';
  expect((await back('finance', key)).status).toBe(200);
  expect(await waiting('INV-2026-60001')).toBeUndefined();
  expect(await movements('INV-2026-60001')).toEqual({
    rows: [
      ['REFUND', -30_50, '2026-11-10', true],
      ['OFFLINE', 30_50, '2026-11-03', true],
      ['OFFLINE', 1_200_00, '2026-11-03', false],
    ],
    sums: [1_230_50, 30_50, 1_200_00],
  });
  const after = await view('finance', invoice.InvoiceKey);
  expect(after).toMatchObject({
    ...{ Status: 'PAID', PaidCents: 1_200_00, RefundedCents: 0 },
    OfflineOverpayments: [{ ReturnedOn: '2026-11-10', ReturnNo: 'OUT-1', Reason: 'Paid too much.' }],
    Events: [
      {
        ...{ Event: 'OVERPAYMENT_RETURNED', AmountCents: 30_50, TransactionNo: 'OUT-1' },
        ...{ Remark: 'Paid too much.', By: { Name: expect.any(String) }, At: expect.any(String) },
      },
      { Event: 'OVERPAYMENT', AmountCents: 30_50 },
      { Event: 'PAID', AmountCents: 1_200_00 },
    ],
  });
  expect(await differences()).toEqual([]);
  // Only the overpayment is with the client again: the payment itself is refunded, not marked as unpaid.
  const { ApplicationKey } = invoice;
  const unpaid = await portal.post('finance', '/application/unpaid', { ApplicationKey });
  expect(reasons(unpaid)).toEqual(['REASON_PART_RETURNED']);
});

test('marked as unpaid, the line is open again and its overpayment is no longer listed', async () => {
  const invoice = await invoiced('INV-2026-60011', 100_00);
  await upload('b', '03/11/2026,INV-2026-60011,101.00,SUR2X\n');
  const { LineKey } = await line('SUR2X');
  await confirm(LineKey, invoice.InvoiceKey);
  expect(await waiting('INV-2026-60011')).toMatchObject({ AmountCents: 1_00 });
  const { ApplicationKey } = invoice;
  expect((await portal.post('finance', '/application/unpaid', { ApplicationKey })).status).toBe(200);
  expect(await waiting('INV-2026-60011')).toBeUndefined();
  expect(await line('SUR2X')).toMatchObject({ Status: 'DOUBTFUL', Overpayment: null });
  expect((await confirm(LineKey, invoice.InvoiceKey)).status).toBe(200);
  expect(await waiting('INV-2026-60011')).toMatchObject({ AmountCents: 1_00 });
});

test('a second payment of a paid invoice: proposed, recorded, restored, and returned', async () => {
  const invoice = await invoiced('INV-2026-60021', 250_00, 'PAID');
  await upload('c', '05/11/2026,INV-2026-60021 AGAIN,250.00,SEC1X\n');
  const proposed = await line('SEC1X');
  expect(proposed).toMatchObject({
    ...{ Status: 'DOUBTFUL', Reasons: ['PAID_ALREADY'] },
    SettledCandidates: [{ InvoiceNo: 'INV-2026-60021' }],
  });
  const { LineKey } = proposed;
  expect((await second('finance', LineKey, invoice.InvoiceKey)).data).toMatchObject({
    Status: 'OVERPAID',
    Overpayment: { Kind: 'SECOND_PAYMENT', AmountCents: 250_00, ReturnedOn: null },
  });
  // Repeated: nothing changes. The invoice may not be marked as unpaid in the meantime.
  expect((await second('admin', LineKey, invoice.InvoiceKey)).status).toBe(200);
  const { ApplicationKey } = invoice;
  const unpaid = await portal.post('finance', '/application/unpaid', { ApplicationKey });
  expect(reasons(unpaid)).toEqual(['REASON_OVERPAYMENT_HELD']);
  expect(await waiting('INV-2026-60021')).toMatchObject({ Source: 'SECOND_PAYMENT', AmountCents: 250_00 });

  expect((await restore(LineKey)).data).toMatchObject({ Status: 'DOUBTFUL', Overpayment: null });
  expect(await waiting('INV-2026-60021')).toBeUndefined();
  await second('finance', LineKey, invoice.InvoiceKey);
  const found = await waiting('INV-2026-60021');
  await back('finance', found?.OverpaymentKey ?? '');
  expect(reasons(await restore(LineKey))).toEqual(['REASON_OVERPAYMENT_RETURNED']);
  const { Events, OfflineOverpayments } = await view('client', invoice.InvoiceKey);
  expect((Events as { Event: string }[]).map(({ Event }) => Event)).toEqual([
    ...['OVERPAYMENT_RETURNED', 'SECOND_PAYMENT', 'OVERPAYMENT_RELEASED', 'SECOND_PAYMENT'],
  ]);
  // The client sees that it was returned, not the remark of finance.
  expect(OfflineOverpayments).toMatchObject([{ ReturnedOn: '2026-11-10', ReturnNo: 'OUT-1', Reason: '' }]);
  expect(await movements('INV-2026-60021')).toEqual({
    rows: [
      ['REFUND', -250_00, '2026-11-10', true],
      ['OFFLINE', 250_00, '2026-11-05', true],
      ['OFFLINE', 250_00, '2026-11-02', false],
    ],
    sums: [500_00, 250_00, 250_00],
  });
  expect(await differences()).toEqual([]);
});

test('without a number, an invoice of the amount paid by this client is proposed; an owed one is refused', async () => {
  const paid = await invoiced('INV-2026-60031', 317_77, 'PAID');
  const open = await invoiced('INV-2026-60032', 318_88);
  await upload('d', '05/11/2026,TRANSFER HARBOUR GREEN ENERGY LTD,317.77,SEC2X\n');
  const { LineKey, SettledCandidates } = await line('SEC2X');
  expect(SettledCandidates.map(({ InvoiceNo }) => InvoiceNo)).toEqual(['INV-2026-60031']);
  expect(reasons(await second('finance', LineKey, open.InvoiceKey))).toEqual(['REASON_INVOICE_OWED']);
  expect((await second('client', LineKey, paid.InvoiceKey)).status).toBe(403);
  expect((await second('business', LineKey, paid.InvoiceKey)).status).toBe(403);
  expect((await second('finance', LineKey, paid.InvoiceKey)).status).toBe(200);
  const key = (await waiting('INV-2026-60031'))?.OverpaymentKey ?? '';
  for (const user of ['client', 'business', 'scheduling', 'assessor'])
    expect((await back(user, key)).status).toBe(403);
  const fields = async (more: object) =>
    (await back('finance', key, more)).error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`);
  expect(await fields({ TransactionNo: ' ' })).toEqual(['TransactionNo REASON_TRANSACTION_REQUIRED']);
  expect(await fields({ Remark: ' ' })).toEqual(['Remark REASON_REMARK_REQUIRED']);
  expect(await fields({ DateTime: '2026-11-04' })).toEqual(['DateTime REASON_DATE_BEFORE_PAYMENT']);
  expect(await fields({ DateTime: '2099-01-01' })).toEqual(['DateTime REASON_DATE_IN_FUTURE']);
  expect((await back('finance', newKey())).status).toBe(404);
  expect(await waiting('INV-2026-60031')).toBeDefined();
});

test('two people record at once: one outcome', async () => {
  const invoice = await invoiced('INV-2026-60041', 90_00, 'PAID');
  await upload('e', '05/11/2026,INV-2026-60041,90.00,SEC3X\n');
  const { LineKey } = await line('SEC3X');
  const users = ['finance', 'admin', 'finance', 'admin', 'finance', 'admin'];
  const taken = await Promise.all(users.map((user) => second(user, LineKey, invoice.InvoiceKey)));
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const found = await waiting('INV-2026-60041');
  const returned = await Promise.all(
    users.map((user, at) => back(user, found?.OverpaymentKey ?? '', { TransactionNo: `OUT-${at}` })),
  );
  expect(returned.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = returned.filter(({ status }) => status !== 200);
  expect(refused.map(reasons)).toEqual(refused.map(() => ['REASON_OVERPAYMENT_RETURNED']));
  const { rows } = await sql<{ Event: string; Count: number }>`
    select event, count(*)::int as count from invoice_event join invoice on invoice.id = invoice_id
    where invoice_no = 'INV-2026-60041' group by event order by event`.execute(portal.db);
  expect(rows).toEqual([
    { Event: 'OVERPAYMENT_RETURNED', Count: 1 },
    { Event: 'SECOND_PAYMENT', Count: 1 },
  ]);
  // What was returned is never changed nor deleted.
  await expect(
    sql`update offline_overpayment set amount_cents = 1 where returned_at is not null`.execute(portal.db),
  ).rejects.toThrow();
  await expect(
    sql`delete from offline_overpayment where returned_at is not null`.execute(portal.db),
  ).rejects.toThrow();
});

test('a line is ignored and settled as a second payment at once: one outcome', async () => {
  const invoice = await invoiced('INV-2026-60051', 91_00, 'PAID');
  await upload('f', '05/11/2026,INV-2026-60051,91.00,SEC4X\n');
  const { LineKey } = await line('SEC4X');
  const ignore = () => portal.post('admin', '/payment/bank/line/ignore', { LineKey, IsIgnored: true });
  const answers = await Promise.all([second('finance', LineKey, invoice.InvoiceKey), ignore()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { Status } = await line('SEC4X');
  expect(Boolean(await waiting('INV-2026-60051'))).toBe(Status === 'OVERPAID');
});

test('the reason for ignoring a line is kept until the line is restored', async () => {
  await upload('g', '05/11/2026,INTEREST OF THE BANK,1.11,IGN1X\n');
  const { LineKey } = await line('IGN1X');
  const ignored = await portal.post('finance', '/payment/bank/line/ignore', {
    ...{ LineKey, IsIgnored: true, Remark: ' Interest. ' },
  });
  expect(ignored.data).toMatchObject({ Status: 'IGNORED', Remark: 'Interest.' });
  expect((await restore(LineKey)).data).toMatchObject({ Status: 'UNKNOWN', Remark: null });
});
