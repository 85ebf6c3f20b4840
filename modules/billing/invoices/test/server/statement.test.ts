import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { pdfReading } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { LedgerInvoice } from '../../server/account/ledger.ts';
import { statementOf } from '../../server/account/statement-of.ts';

const invoice = (Id: number, more: Partial<LedgerInvoice> = {}): LedgerInvoice => ({
  Id,
  InvoiceKey: `invoice-${Id}`,
  InvoiceNo: `INV-2026-0000${Id}`,
  About: { Kind: 'APPLICATION', Key: `application-${Id}` },
  AboutNo: `GF-2026-0000${Id}`,
  ServiceName: { EN: 'Green Finance', CHT: '綠色金融', CHS: '绿色金融' },
  IssuedOn: '2026-08-01',
  DueOn: '2026-08-31',
  AmountCents: 10_000_00,
  Status: 'OPEN',
  PaidCents: 0,
  PaidOn: null,
  TransactionNo: null,
  ClosedOn: null,
  IsClosed: false,
  OfflineRefunds: [],
  Payments: [],
  OfflineOverpayments: [],
  ...more,
});
const card = (ReceivedCents: number, On: string, more: Partial<LedgerInvoice['Payments'][number]> = {}) => ({
  ...{ ReceivedCents, On, No: 'pi_1', IsOverpayment: false, Refunds: [] },
  ...more,
});
const refund = (Kind: 'VOID' | 'REFUND', AmountCents: number, On: string) => ({
  Key: 'refund-1',
  Kind,
  AmountCents,
  On,
  No: 're_1',
});

/** One by transfer, one open and overdue, one by card with a refund, one waived, one void, one paid twice. */
const ledger = [
  invoice(1, { Status: 'PAID', PaidCents: 10_000_00, PaidOn: '2026-08-20', TransactionNo: 'FRN-1' }),
  invoice(2, { IssuedOn: '2026-09-05', DueOn: '2026-10-05', AmountCents: 12_345_67 }),
  invoice(3, {
    ...{ IssuedOn: '2026-10-05', DueOn: '2026-11-05', Status: 'PART_REFUNDED' },
    Payments: [card(10_000_00, '2026-10-10', { Refunds: [refund('REFUND', 500_00, '2026-10-20')] })],
  }),
  invoice(4, { IssuedOn: '2026-11-05', DueOn: '2026-12-05', Status: 'BYPASSED', ClosedOn: '2026-11-06' }),
  invoice(5, { IssuedOn: '2026-11-07', DueOn: '2026-12-07', Status: 'VOID', ClosedOn: '2026-11-08' }),
  invoice(6, {
    ...{
      IssuedOn: '2026-11-09',
      DueOn: '2026-12-09',
      Status: 'PAID',
      PaidCents: 10_000_00,
      PaidOn: '2026-11-10',
    },
    Payments: [card(10_000_00, '2026-11-11', { IsOverpayment: true })],
  }),
];

describe('content of a statement', () => {
  it('shows what arrived and the difference that finance accepted, in either direction', () => {
    const paid = (Id: number, cents: number) =>
      invoice(Id, { AmountCents: 1_200_00, Status: 'PAID', PaidCents: cents, PaidOn: '2026-08-20' });
    const { ClosingCents, Aged, Rows } = statementOf([paid(1, 1_185_00), paid(2, 1_230_00)], {
      From: '2026-08-20',
      To: '2026-08-31',
    });
    expect(Rows.map((row) => [row.InvoiceNo, row.Kind, row.DebitCents, row.CreditCents])).toEqual([
      ['INV-2026-00001', 'PAYMENT', 0, 1_185_00],
      ['INV-2026-00002', 'PAYMENT', 0, 1_230_00],
      ['INV-2026-00001', 'DIFFERENCE', 0, 15_00],
      ['INV-2026-00002', 'DIFFERENCE', 30_00, 0],
    ]);
    expect([ClosingCents, Aged.CreditCents]).toEqual([0, 0]);
  });

  it('shows an overpayment by bank transfer as credit of the client until it is returned', () => {
    const overpaid = invoice(1, {
      ...{ AmountCents: 1_200_00, Status: 'PAID', PaidCents: 1_200_00, PaidOn: '2026-08-20' },
      OfflineOverpayments: [
        { AmountCents: 30_00, On: '2026-08-20', No: 'B1', ReturnedOn: '2026-08-28', ReturnNo: 'OUT-1' },
      ],
    });
    const until = (To: string) => statementOf([overpaid], { From: '2026-08-20', To });
    expect(until('2026-08-27')).toMatchObject({ ClosingCents: -30_00, Aged: { CreditCents: 30_00 } });
    const { Rows, ClosingCents, Aged } = until('2026-08-31');
    expect(Rows.map((row) => [row.On, row.Kind, row.TransactionNo, row.DebitCents, row.CreditCents])).toEqual(
      [
        ['2026-08-20', 'PAYMENT', null, 0, 1_200_00],
        ['2026-08-20', 'PAYMENT', 'B1', 0, 30_00],
        ['2026-08-28', 'REFUND', 'OUT-1', 30_00, 0],
      ],
    );
    expect([ClosingCents, Aged.CreditCents]).toEqual([0, 0]);
  });

  it('starts with the opening balance and lists each entry with the balance after it', () => {
    const { OpeningCents, ClosingCents, Rows } = statementOf(ledger, {
      From: '2026-09-01',
      To: '2026-11-08',
    });
    expect(OpeningCents).toBe(0);
    expect(Rows.map((row) => [row.On, row.Kind, row.DebitCents, row.CreditCents, row.BalanceCents])).toEqual([
      ['2026-09-05', 'INVOICE', 12_345_67, 0, 12_345_67],
      ['2026-10-05', 'INVOICE', 10_000_00, 0, 22_345_67],
      ['2026-10-10', 'PAYMENT', 0, 10_000_00, 12_345_67],
      ['2026-10-20', 'CREDIT', 0, 500_00, 11_845_67],
      ['2026-10-20', 'REFUND', 500_00, 0, 12_345_67],
      ['2026-11-05', 'INVOICE', 10_000_00, 0, 22_345_67],
      ['2026-11-06', 'WAIVER', 0, 10_000_00, 12_345_67],
      ['2026-11-07', 'INVOICE', 10_000_00, 0, 22_345_67],
      ['2026-11-08', 'CANCELLED', 0, 10_000_00, 12_345_67],
    ]);
    expect(ClosingCents).toBe(12_345_67);
  });

  it('includes the first and the last day', () => {
    expect(statementOf(ledger, { From: '2026-08-20', To: '2026-08-20' })).toMatchObject({
      ...{ OpeningCents: 10_000_00, ClosingCents: 0, DebitCents: 0, CreditCents: 10_000_00 },
    });
  });

  it('shows how long an open amount has been overdue; on the due date it is not', () => {
    const agedOn = (To: string) => statementOf(ledger, { From: To, To }).Aged;
    const none = {
      CurrentCents: 0,
      Days30Cents: 0,
      Days60Cents: 0,
      Days90Cents: 0,
      OlderCents: 0,
      CreditCents: 0,
    };
    expect(agedOn('2026-10-05')).toEqual({ ...none, CurrentCents: 22_345_67 });
    expect(agedOn('2026-10-06')).toEqual({ ...none, CurrentCents: 10_000_00, Days30Cents: 12_345_67 });
    expect(agedOn('2026-11-04')).toEqual({ ...none, Days30Cents: 12_345_67 });
    // Paid twice: a credit of HKD 10,000 in the client's favour.
    expect(agedOn('2026-11-12')).toEqual({ ...none, Days60Cents: 12_345_67, CreditCents: 10_000_00 });
    expect(agedOn('2026-12-05')).toMatchObject({ Days90Cents: 12_345_67 });
    expect(agedOn('2027-01-04')).toMatchObject({ OlderCents: 12_345_67 });
  });

  it('a cancelled payment leaves the balance of the invoice unchanged', () => {
    const voided = invoice(7, {
      Payments: [card(10_000_00, '2026-08-02', { Refunds: [refund('VOID', 10_000_00, '2026-08-03')] })],
    });
    const { Rows, ClosingCents } = statementOf([voided], { From: '2026-08-01', To: '2026-08-31' });
    expect(Rows.map((row) => row.Kind)).toEqual(['INVOICE', 'PAYMENT', 'REFUND']);
    expect(ClosingCents).toBe(10_000_00);
  });
});

const DAYS = Array.from({ length: 60 }, (_, at) =>
  new Date(Date.UTC(2026, 7, 1 + at)).toISOString().slice(0, 10),
);
const day = fc.constantFrom(...DAYS);

/**
 * Generates an invoice with any possible history, with the open amount at the end derived from its status.
 */
const anyInvoice = fc
  .record({
    ...{ cents: fc.integer({ min: 1, max: 9_999_99 }), IssuedOn: day, on: day, backOn: day, DueOn: day },
    way: fc.constantFrom('OPEN', 'OFFLINE', 'CARD', 'REFUND', 'PART', 'VOIDED', 'WAIVED', 'VOID', 'TWICE'),
  })
  .map(({ cents, IssuedOn, on, backOn, DueOn, way }) => {
    const base = { AmountCents: cents, IssuedOn, DueOn };
    const by = (Refunds: ReturnType<typeof refund>[], IsOverpayment = false) => [
      card(cents, on, { Refunds, IsOverpayment: IsOverpayment }),
    ];
    const part = Math.ceil(cents / 2);
    const offline = { Status: 'PAID', PaidCents: cents, PaidOn: on } as const;
    const ways: Record<typeof way, [Partial<LedgerInvoice>, number]> = {
      OPEN: [{}, cents],
      OFFLINE: [offline, 0],
      CARD: [{ Status: 'PAID', Payments: by([]) }, 0],
      REFUND: [{ Status: 'REFUNDED', Payments: by([refund('REFUND', cents, backOn)]) }, 0],
      PART: [{ Status: 'PART_REFUNDED', Payments: by([refund('REFUND', part, backOn)]) }, 0],
      VOIDED: [{ Payments: by([refund('VOID', cents, backOn)]) }, cents],
      WAIVED: [{ Status: 'BYPASSED', ClosedOn: backOn }, 0],
      VOID: [{ Status: 'VOID', ClosedOn: backOn }, 0],
      TWICE: [{ ...offline, Payments: by([], true) }, -cents],
    };
    const [more, open] = ways[way];
    return { invoice: { ...base, ...more }, open };
  });

describe('consistency', () => {
  const many = fc.array(anyInvoice, { maxLength: 12 });
  const build = (all: { invoice: Partial<LedgerInvoice> }[]) =>
    all.map((one, at) => invoice(at + 1, one.invoice));

  it('the closing balance of one period is the opening balance of the next, and two periods add up to one', () => {
    fc.assert(
      fc.property(many, day, (all, middle) => {
        const invoices = build(all);
        const next = new Date(Date.parse(middle) + 86_400_000).toISOString().slice(0, 10);
        const first = statementOf(invoices, { From: '2026-08-01', To: middle });
        const second = statementOf(invoices, { From: next, To: '2026-12-31' });
        const both = statementOf(invoices, { From: '2026-08-01', To: '2026-12-31' });
        expect(first.OpeningCents).toBe(0);
        expect(second.OpeningCents).toBe(first.ClosingCents);
        expect(second.ClosingCents).toBe(both.ClosingCents);
        expect(first.Rows.length + second.Rows.length).toBe(both.Rows.length);
        expect(both.OpeningCents + both.DebitCents - both.CreditCents).toBe(both.ClosingCents);
      }),
    );
  });

  it('it closes with the open amounts of the invoices, and so do the ages', () => {
    fc.assert(
      fc.property(many, (all) => {
        const { ClosingCents, Aged } = statementOf(build(all), { From: '2026-08-01', To: '2026-12-31' });
        expect(ClosingCents).toBe(all.reduce((sum, one) => sum + one.open, 0));
        const { CreditCents, ...open } = Aged;
        expect(Object.values(open).reduce((sum, cents) => sum + cents, 0) - CreditCents).toBe(ClosingCents);
      }),
    );
  });
});

describe('the statement route', () => {
  let portal: TestPortal;
  let own: string;
  beforeAll(async () => {
    portal = await startTestPortal();
    const { db } = portal;
    const one = await insertCertified(portal, { no: 'QM-2026-60001' });
    await insertInvoice(portal, one, 'OPEN');
    // 00:30 of 2 November in Hong Kong is still the 1st in London.
    await db
      .updateTable('Invoice')
      .set({ CreatedAt: new Date('2026-11-01T16:30:00Z'), DueOn: '2026-12-02', InvoiceNo: 'INV-2026-60001' })
      .where('ApplicationId', '=', one.Id)
      .execute();
    await db
      .updateTable('Organisation')
      .set({ OrgName: { EN: '=2+5 Limited', CHT: '', CHS: '' } })
      .where('Id', '=', one.OrganisationId)
      .execute();
    const { OrganisationKey } = await db
      .selectFrom('Organisation')
      .select('OrganisationKey')
      .where('Id', '=', one.OrganisationId)
      .executeTakeFirstOrThrow();
    own = OrganisationKey;
  });
  afterAll(() => portal?.close());

  const period = { From: '2026-11-01', To: '2026-11-30' };
  const fetchPaper = async (url: string) => portal.app.inject({ method: 'GET', url });

  it('gives clients their own statement, by dates in Hong Kong', async () => {
    const { data } = await portal.get('client', '/payment/account', period);
    expect(data).toMatchObject({ OrganisationKey: own, OpeningCents: 0, ClosingCents: 100_00 });
    expect(data.Rows).toMatchObject([
      { On: '2026-11-02', Kind: 'INVOICE', InvoiceNo: 'INV-2026-60001', BalanceCents: 100_00 },
    ]);
    const before = await portal.get('client', '/payment/account', { From: '2026-10-01', To: '2026-11-01' });
    expect(before.data).toMatchObject({ ClosingCents: 0, Rows: [] });
  });

  it('gives staff the statement of any organisation, and other clients nothing', async () => {
    for (const user of ['finance', 'admin', 'sub-admin', 'it', 'scheduling', 'business']) {
      const { data } = await portal.get(user, '/payment/account', { ...period, OrganisationKey: own });
      expect(data.ClosingCents, user).toBe(100_00);
    }
    const foreign = await portal.get('client2', '/payment/account', { ...period, OrganisationKey: own });
    const missing = await portal.get('client2', '/payment/account', {
      ...period,
      OrganisationKey: 'nobody-has-this-key',
    });
    expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
    for (const user of ['sub-client', 'assessor', 'ceo'])
      expect((await portal.get(user, '/payment/account', period)).status, user).toBe(403);
  });

  it('names the invalid organisation or date', async () => {
    const response = await portal.get('finance', '/payment/account', period);
    expect(response.error.Fields).toMatchObject([{ Field: 'OrganisationKey', Code: 'ORGANISATION_NEEDED' }]);
    const reversed = await portal.get('client', '/payment/account', { From: '2026-11-02', To: '2026-11-01' });
    expect(reversed.error.Fields).toMatchObject([{ Field: 'From', Code: 'PERIOD_REVERSED' }]);
    expect((await portal.get('client', '/payment/account', { From: '2026-13-01' })).status).toBe(422);
  });

  it('is exported as CSV and PDF, once per address', async () => {
    const ask = async (As: string) =>
      String(
        (await portal.post('client', '/payment/account/document', { ...period, As, Language: 'EN' })).data
          .Url,
      );
    const url = await ask('CSV');
    const csv = await fetchPaper(url);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n').slice(1, 2)).toEqual(['2026-11-01,,Opening balance,,,0']);
    expect(csv.body).toContain('2026-11-02,INV-2026-60001,');
    expect(csv.body).toContain('2026-11-30,,Closing balance,,,100');
    expect((await fetchPaper(url)).statusCode).toBe(404);
    const pdf = await fetchPaper(await ask('PDF'));
    expect(pdf.headers['content-disposition']).toBe(
      'attachment; filename="statement-2026-11-01-2026-11-30.pdf"',
    );
    const text = (await pdfReading(pdf.rawPayload)).replace(/\s+/g, ' ');
    for (const phrase of [
      'Statement of account',
      '=2+5 Limited',
      'Invoice · INV-2026-60001',
      'Closing balance HKD 100.00',
    ])
      expect(text, phrase).toContain(phrase);
  });

  it('logs who exported which statement', async () => {
    const row = await portal.db
      .selectFrom('Audit')
      .selectAll()
      .where('Event', '=', 'STATEMENT_DOWNLOADED')
      .orderBy('Id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ Object: own, Detail: { From: '2026-11-01', To: '2026-11-30' } });
  });
});
