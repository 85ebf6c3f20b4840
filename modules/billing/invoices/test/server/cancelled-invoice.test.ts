import { afterAll, beforeAll, expect, test } from 'vitest';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { paidByTransfer } from '#quality/support/paid-by-transfer.ts';
import { type Bill, ok, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';

/**
 * Specification 6 and decision 7: clients do not see invoices of cancelled applications; staff are
 * unaffected.
 */
let portal: PaymentPortal;
let paid: Bill;
let open: Bill;
beforeAll(async () => {
  portal = await startPaymentPortal();
  paid = await paidByTransfer(portal);
  open = await portal.bill();
  for (const { ApplicationKey } of [paid, open]) {
    await portal.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'PENDING' })
      .where(announceStatus('application', 'PENDING'))
      .where('ApplicationKey', '=', ApplicationKey)
      .execute();
  }
  expect((await portal.get('client', '/payment/invoice/view', keyOf(paid))).status).toBe(200);
  for (const { ApplicationKey } of [paid, open])
    ok(await portal.post('admin', '/application/cancel', { ApplicationKey, Remark: 'Withdrawn.' }));
});
afterAll(() => portal.close());

const keyOf = ({ ApplicationKey }: Bill) => ({ ApplicationKey });
type Rows<Row> = { Rows: Row[]; Total: number };
const rowsOf = async <Row>(user: string, path: string, query: Record<string, string> = {}) =>
  (ok(await portal.get(user, path, query)).data as Rows<Row>).Rows;
const all = () => [paid, open] as const;

test('view, document, ways to pay and payment: 404 for the client, unchanged for staff', async () => {
  for (const bill of all()) {
    const { InvoiceKey } = bill;
    for (const query of [keyOf(bill), { InvoiceKey }])
      expect((await portal.get('client', '/payment/invoice/view', query)).status).toBe(404);
    expect((await portal.get('client', '/payment/offline', { InvoiceKey })).status).toBe(404);
    for (const [path, body] of [
      ['/payment/invoice/document', { InvoiceKeys: [InvoiceKey] }],
      ['/payment/open', { InvoiceKey }],
      ['/payment/abandon', { InvoiceKey }],
    ] as const)
      expect((await portal.post('client', path, body)).status, path).toBe(404);
    expect((await portal.get('finance', '/payment/invoice/view', keyOf(bill))).status).toBe(200);
    expect(
      (await portal.post('finance', '/payment/invoice/document', { InvoiceKeys: [InvoiceKey] })).status,
    ).toBe(200);
  }
});

test('export of invoices in mode GENERATE_INVOICE: none for the client', async () => {
  const body = { Mode: 'GENERATE_INVOICE', ApplicationKeys: [paid.ApplicationKey] };
  expect((await portal.post('client', '/export/document', body)).status).not.toBe(200);
  expect((await portal.post('finance', '/export/document', body)).status).toBe(200);
});

test('list and application view: nothing of it for the client', async () => {
  const keys = new Set(all().map(({ InvoiceKey }) => InvoiceKey));
  const listed = (rows: { InvoiceKey: string }[]) =>
    rows.filter(({ InvoiceKey }) => keys.has(InvoiceKey)).length;
  expect(listed(await rowsOf('client', '/payment/invoice/list', { PageSize: '100' }))).toBe(0);
  expect(listed(await rowsOf('finance', '/payment/invoice/list', { PageSize: '100' }))).toBe(2);
  const view = async (user: string) => ok(await portal.get(user, '/application/view', keyOf(paid))).data;
  expect(await view('client')).toMatchObject({
    Invoice: null,
    PaymentDateTime: null,
    PaymentTransactionNo: null,
  });
  expect(await view('finance')).toMatchObject({
    Invoice: { InvoiceKey: paid.InvoiceKey },
    PaymentTransactionNo: 'IN-1',
  });
});

test('the statement of account includes payment and refund without a link, and omits void invoices', async () => {
  const Refund = { DateTime: hongKongDate(new Date()), TransactionNo: 'OUT-9', Remark: 'Cancelled.' };
  ok(
    await portal.post('finance', '/application/refund/offline', {
      ...keyOf(paid),
      AmountCents: 100_00,
      ...Refund,
    }),
  );
  type Row = { Kind: string; InvoiceNo: string; InvoiceKey: string | null; About: { Key: string } };
  const of = (rows: Row[], bill: Bill) => rows.filter(({ About }) => About.Key === bill.ApplicationKey);
  const rows = await rowsOf<Row>('client', '/payment/account');
  expect(of(rows, paid).map(({ Kind, InvoiceKey }) => [Kind, InvoiceKey])).toEqual([
    ['INVOICE', null],
    ['PAYMENT', null],
    ['CREDIT', null],
    ['REFUND', null],
  ]);
  expect(of(rows, open)).toEqual([]);
  const OrganisationKey = String(
    (ok(await portal.get('client', '/payment/account')).data as { OrganisationKey: string }).OrganisationKey,
  );
  const staff = await rowsOf<Row>('finance', '/payment/account', { OrganisationKey });
  expect(of(staff, open).map(({ Kind }) => Kind)).toEqual(['INVOICE', 'CANCELLED']);
  expect(of(staff, paid)[0]?.InvoiceKey).toBe(paid.InvoiceKey);
});
