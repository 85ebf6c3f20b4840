import { unzipSync } from 'fflate';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#platform/server/database/connect.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { overview } from '../../server/overview.ts';

/** Noon in Hong Kong on 21 November 2026: the current month is 2026-11, the first of twelve is 2025-12. */
const AT = new Date('2026-11-21T12:00:00+08:00');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await fill();
});
afterAll(() => portal.close());

type Row = {
  no: string;
  status: string;
  amount: number;
  due: string;
  paid?: string;
  method?: string;
  online?: true;
};

const rows: Row[] = [
  // Owed: 1 000.00 not due, one of each age, 70.00 with a proof (past its due date, but not overdue).
  { no: 'A1', status: 'OPEN', amount: 100_000, due: '2026-11-21' },
  { no: 'B1', status: 'OPEN', amount: 1_000, due: '2026-11-20' },
  { no: 'B30', status: 'OPEN', amount: 2_000, due: '2026-10-22' },
  { no: 'B31', status: 'OPEN', amount: 4_000, due: '2026-10-21' },
  { no: 'B60', status: 'OPEN', amount: 8_000, due: '2026-09-22' },
  { no: 'B61', status: 'OPEN', amount: 16_000, due: '2026-09-21' },
  { no: 'B90', status: 'OPEN', amount: 32_000, due: '2026-08-23' },
  { no: 'B91', status: 'OPEN', amount: 64_000, due: '2026-08-22' },
  { no: 'C1', status: 'PROOF_GIVEN', amount: 7_000, due: '2026-01-01' },
  // Not owed.
  { no: 'D1', status: 'VOID', amount: 999_999, due: '2026-01-01' },
  { no: 'D2', status: 'BYPASSED', amount: 999_999, due: '2026-01-01' },
  // Received: in the last minute of October and the first of November in Hong Kong; and too long ago.
  {
    no: 'E1',
    status: 'PAID',
    amount: 300,
    due: '2026-12-01',
    paid: '2026-10-31T23:59:00+08:00',
    method: 'CHEQUE',
  },
  {
    no: 'E2',
    status: 'PAID',
    amount: 500,
    due: '2026-12-01',
    paid: '2026-11-01T00:00:00+08:00',
    method: 'FPS',
  },
  {
    no: 'E3',
    status: 'PAID',
    amount: 700,
    due: '2026-12-01',
    paid: '2025-12-01T00:00:00+08:00',
    method: 'FPS',
  },
  {
    no: 'E4',
    status: 'PAID',
    amount: 900,
    due: '2026-12-01',
    paid: '2025-11-30T23:59:00+08:00',
    method: 'FPS',
  },
  // By card: 1 100 in October; refunded 200 in October and 400 in November.
  {
    no: 'F1',
    status: 'PART_REFUNDED',
    amount: 1_100,
    due: '2026-12-01',
    paid: '2026-10-05T10:00:00+08:00',
    online: true,
  },
  // Paid in cash, and by card as well: 600 too much.
  {
    no: 'G1',
    status: 'PAID',
    amount: 600,
    due: '2026-12-01',
    paid: '2026-11-02T10:00:00+08:00',
    method: '=CASH',
  },
];

async function fill(): Promise<void> {
  const { db } = portal;
  await portal.post('client', '/application/save', await service());
  const { Id, OrganisationId, CertificateId } = await db
    .selectFrom('Application')
    .select(['Id', 'OrganisationId', 'CertificateId'])
    .executeTakeFirstOrThrow();
  expect(CertificateId).toBeNull();
  await sql`drop index invoice_application`.execute(db);
  for (const row of rows)
    await sql`
      insert into invoice (invoice_key, invoice_no, application_id, organisation_id, amount_cents, lines, status, due_on,
        paid_cents, refunded_cents, paid_at, payment_method, is_online, is_settled, transaction_no, search, created_at)
      values (${`key-of-invoice-${row.no}`}, ${`INV-2026-${row.no}`}, ${Id}, ${OrganisationId}, ${row.amount}, '[]', ${row.status},
        ${row.due}::date, ${row.paid ? row.amount : 0}, ${row.no === 'F1' ? 600 : 0}, ${row.paid ?? null}, ${row.method ?? null},
        ${row.online ?? false}, ${row.online ?? false}, ${row.paid ? '=1+1' : null}, ${`inv-2026-${row.no.toLowerCase()}`},
        '2026-08-01T00:00:00+08:00')`.execute(db);
  await sql`
    insert into payment (payment_key, invoice_id, provider, provider_payment_id, status, amount_cents, received_cents,
      refunded_cents, is_settled, is_overpayment, card, paid_at, started_by_id)
    select 'payment-of-' || invoice_no, id, 'SANDBOX', 'sbp-' || invoice_no, 'SUCCEEDED', amount_cents, amount_cents,
      case when is_online then 600 else 0 end, true, not is_online, 'visa 4242',
      case when is_online then paid_at else '2026-11-03T09:00:00+08:00'::timestamptz end, 1
    from invoice where invoice_no in ('INV-2026-F1', 'INV-2026-G1')`.execute(db);
  await sql`
    insert into refund (refund_key, payment_id, kind, amount_cents, reason, status, provider_refund_id, done_at)
    select 'refund-' || month, payment.id, 'REFUND', cents, '@too much', 'SUCCEEDED', 'sbr-' || month, done::timestamptz
    from payment, (values ('10', 200, '2026-10-31T23:59:59+08:00'), ('11', 400, '2026-11-01T00:00:00+08:00')) as given (month, cents, done)
    where payment_key = 'payment-of-INV-2026-F1'`.execute(db);
}

const service = async () => ({
  ServiceKey: (await portal.db.selectFrom('Service').select('ServiceKey').limit(1).executeTakeFirstOrThrow())
    .ServiceKey,
  AssessmentType: 'INITIAL',
});

const read = () => overview({ db: portal.db, at: AT });

describe('finance figures', () => {
  test('outstanding, pending and overdue amounts with their age', async () => {
    const { Open, Proofs, Overdue } = await read();
    expect(Open).toEqual({ Count: 9, AmountCents: 234_000 });
    expect(Proofs).toMatchObject({ Count: 1, AmountCents: 7_000, OldestAt: expect.any(String) });
    expect(Overdue).toEqual({
      Count: 7,
      AmountCents: 127_000,
      Ages: [
        { Days: '1-30', Count: 2, AmountCents: 3_000 },
        { Days: '31-60', Count: 2, AmountCents: 12_000 },
        { Days: '61-90', Count: 2, AmountCents: 48_000 },
        { Days: '91-', Count: 1, AmountCents: 64_000 },
      ],
    });
  });

  test('months end at midnight in Hong Kong; amounts received by method, and refunds', async () => {
    const { Months, Methods, Refunds } = await read();
    const none = { OfflineCents: 0, OnlineCents: 0, RefundedCents: 0 };
    expect(Months.map(({ Month }) => Month)).toEqual([
      ...[
        '2025-12',
        '2026-01',
        '2026-02',
        '2026-03',
        '2026-04',
        '2026-05',
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
      ],
      ...['2026-10', '2026-11'],
    ]);
    expect(Months[0]).toEqual({ Month: '2025-12', ...none, OfflineCents: 700 });
    expect(Months[1]).toEqual({ Month: '2026-01', ...none });
    expect(Months[10]).toEqual({
      Month: '2026-10',
      OfflineCents: 300,
      OnlineCents: 1_100,
      RefundedCents: 200,
    });
    expect(Months[11]).toEqual({
      Month: '2026-11',
      OfflineCents: 1_100,
      OnlineCents: 600,
      RefundedCents: 400,
    });
    expect(Methods.find(({ Method }) => Method === 'CARD')).toEqual({
      Method: 'CARD',
      Count: 2,
      AmountCents: 1_700,
    });
    expect(Methods.find(({ Method }) => Method === 'FPS')).toEqual({
      Method: 'FPS',
      Count: 2,
      AmountCents: 1_200,
    });
    expect(Refunds).toEqual({ Count: 1, AmountCents: 400, UnderWay: 0 });
  });

  test('overpayments', async () => {
    const { Overpayments } = await read();
    expect(Overpayments).toMatchObject({ Count: 1, AmountCents: 600 });
    expect(Overpayments.Rows[0]).toMatchObject({
      InvoiceNo: 'INV-2026-G1',
      AmountCents: 600,
      Card: 'visa 4242',
    });
  });
});

const list = async (query: Record<string, string>) =>
  (await portal.get('finance', '/payment/movement/list', query)).data as {
    Rows: { InvoiceNo: string; Kind: string; AmountCents: number }[];
    Total: number;
    SumCents: number;
  };

describe('payments and refunds', () => {
  test('a month adds up to its bar: 1 100 + 600 − 400', async () => {
    const found = await list({ Period: '2026-11' });
    expect(found).toMatchObject({ ReceivedCents: 1_700, RefundedCents: 400, SumCents: 1_300 });
    expect(found.Rows.map((row) => `${row.Kind} ${row.InvoiceNo} ${row.AmountCents}`)).toEqual([
      'ONLINE INV-2026-G1 600',
      'OFFLINE INV-2026-G1 600',
      'REFUND INV-2026-F1 -400',
      'OFFLINE INV-2026-E2 500',
    ]);
  });

  test.each([
    [{ Kind: 'REFUND' }, 2, -600],
    [{ Period: '2025-12:2026-11', Method: 'CARD', Kind: 'ONLINE' }, 2, 1_700],
    [{ Period: '2025-12:2026-11', Method: 'FPS' }, 2, 1_200],
    [{ Method: 'FPS', Kind: 'REFUND' }, 0, 0],
    [{ Search: 'f1' }, 3, 500],
    [{}, 9, 4_100],
  ])('%j', async (query, Total, SumCents) => {
    expect(await list(query as Record<string, string>)).toMatchObject({ Total, SumCents });
  });

  test('pages continue where the previous one ended', async () => {
    const all = await list({ PageSize: '20' });
    const pages = [await list({ PageSize: '10', Page: '1' }), await list({ PageSize: '10', Page: '2' })];
    expect(pages.flatMap(({ Rows }) => Rows)).toEqual(all.Rows);
  });

  test.each(['2026-13', '2026-1', '2026', '2026-11;drop', '2026-11:'])(
    '%s is not a period',
    async (Period) => {
      expect((await portal.get('finance', '/payment/movement/list', { Period })).status).toBe(422);
    },
  );

  test('the list of invoices filters by days overdue, including both ends of a range', async () => {
    await sql`
      insert into invoice (invoice_key, invoice_no, application_id, organisation_id, amount_cents, lines, status, due_on, search)
      select 'late-invoice-' || days, 'LATE-' || days, (select max(id) from application), (select max(organisation_id) from application),
        1, '[]', 'OPEN', (now() at time zone 'Asia/Hong_Kong')::date - days, 'relatively late'
      from unnest(array[0, 1, 30, 31, 60, 61, 90, 91, 400]) as days`.execute(portal.db);
    const late = async (OverdueDays: string) => {
      const { data } = await portal.get('finance', '/payment/invoice/list', {
        OverdueDays,
        Search: 'relatively',
      });
      return (data as { Rows: { InvoiceNo: string }[] }).Rows.map(({ InvoiceNo }) => InvoiceNo).sort();
    };
    expect(await late('1-30')).toEqual(['LATE-1', 'LATE-30']);
    expect(await late('31-60')).toEqual(['LATE-31', 'LATE-60']);
    expect(await late('61-90')).toEqual(['LATE-61', 'LATE-90']);
    expect(await late('91-')).toEqual(['LATE-400', 'LATE-91']);
    expect((await portal.get('finance', '/payment/invoice/list', { OverdueDays: '2' })).status).toBe(422);
  });
});

describe('exports of lists', () => {
  const take = (user: string, body: object) => downloadExport(portal, user, body);

  test('as CSV: amounts are numbers, and texts are never formulas', async () => {
    const file = await take('finance', { List: 'MOVEMENTS', Filters: { Period: '2026-11' } });
    expect(typeof file === 'object' && file.body).toBe(
      [
        '\ufeffDate,Type,Invoice,Client,Method,Reference or remark,Amount (HKD),Received (HKD),Refunded (HKD)',
        '2026-11-03,Overpayment,INV-2026-G1,Harbour Green Energy Limited,Card,visa 4242,6,6,0',
        "2026-11-02,Offline payment,INV-2026-G1,Harbour Green Energy Limited,PAY_=CASH,'=1+1,6,6,0",
        "2026-11-01,Refund,INV-2026-F1,Harbour Green Energy Limited,Card,'@too much,-4,0,4",
        "2026-11-01,Offline payment,INV-2026-E2,Harbour Green Energy Limited,FPS,'=1+1,5,5,0",
        '',
      ].join('\r\n'),
    );
  });

  test('as a workbook: every text is an inline string, every amount a number', async () => {
    const file = await take('finance', { List: 'MOVEMENTS', Format: 'XLSX', Filters: { Kind: 'REFUND' } });
    if (typeof file !== 'object') throw new Error('refused');
    expect(file.headers['content-disposition']).toMatch(/filename="money-\d{4}-\d\d-\d\d\.xlsx"/);
    const parts = unzipSync(file.rawPayload);
    expect(Object.keys(parts).sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ].sort(),
    );
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain('<is><t xml:space="preserve">@too much</t></is>');
    expect(sheet).toContain('<c r="G2" s="2"><v>-4</v></c>');
    expect(sheet).not.toContain('<f>');
    expect(sheet.endsWith('</sheetData><autoFilter ref="A1:I3"/></worksheet>')).toBe(true);
  });

  test('invoices with the filters of their list, over many batches', async () => {
    await sql`
      insert into invoice (invoice_key, invoice_no, application_id, organisation_id, amount_cents, lines, status, due_on)
      select 'bulk-invoice-' || n, 'BULK-' || n, (select max(id) from application), (select max(organisation_id) from application),
        1, '[]', 'VOID', '2026-12-01' from generate_series(1, 1203) as n`.execute(portal.db);
    const file = await take('business', { List: 'INVOICES', Filters: { Status: 'VOID' } });
    if (typeof file !== 'object') throw new Error('refused');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 1204);
    expect(new Set(lines).size).toBe(1205);
  });

  test.each([
    ['it', 'MOVEMENTS', 403],
    ['business', 'MOVEMENTS', 403],
    ['client', 'INVOICES', 403],
    ['assessor', 'INVOICES', 403],
  ])('%s cannot export %s', async (user, List, status) => {
    expect(await take(user, { List })).toBe(status);
  });

  test('bad filters and formats are refused', async () => {
    expect(await take('finance', { List: 'MOVEMENTS', Filters: { Period: 'x' } })).toBe(422);
    expect(await take('finance', { List: 'MOVEMENTS', Format: 'DOCX' })).toBe(422);
  });
});

test('every figure is an index range scan: no full table scan where an index exists', async () => {
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(portal.db.getExecutor().compileQuery(node, { queryId: 'plan' } as never));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await overview({ db: portal.db.withPlugin(plugin) as Db, at: AT });
  expect(queries.length).toBeGreaterThan(6);
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    for (const { sql: text, parameters } of queries) {
      const { rows } = await tx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      expect(rows.map((row) => Object.values(row)[0]).join('\n')).not.toMatch(/Seq Scan/);
    }
  });
});
