import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportUrl } from '#quality/support/download-export.ts';
import { type Bill, type PaymentPortal, startPaymentPortal } from '#quality/support/payment-portal.ts';
import { pdfInfo, pdfReading } from '#quality/support/pdf-tools.ts';

let portal: PaymentPortal;
let one: Bill;
let two: Bill;
beforeAll(async () => {
  portal = await startPaymentPortal();
  one = await portal.bill();
  two = await portal.bill();
  for (const [at, bill] of [one, two].entries())
    await portal.db
      .updateTable('Invoice')
      .set({ InvoiceNo: `INV-2026-7000${at + 1}` })
      .where('Id', '=', bill.InvoiceId)
      .execute();
});
afterAll(() => portal?.close());

const requestDocument = (user: string, body: Record<string, unknown>) =>
  portal.post(user, '/payment/invoice/document', body);
const download = (url: unknown) => portal.app.inject({ method: 'GET', url: String(url) });
const textOf = async (pdf: Buffer) => (await pdfReading(pdf)).replace(/\s+/g, ' ');

it('downloads one invoice as a PDF, once, in the requested language', async () => {
  const { data } = await requestDocument('client', { InvoiceKeys: [one.InvoiceKey], Language: 'CHT' });
  expect(String(data.Url)).toMatch(/^\/api\/payment\/paper\/download\?ticket=[A-Za-z0-9_-]{43}$/);
  const answer = await download(data.Url);
  const { InvoiceNo } = await portal.invoice(one);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${InvoiceNo}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await textOf(answer.rawPayload)).replaceAll(' ', '')).toContain('發票');
  expect((await download(data.Url)).statusCode).toBe(404);
  const logged = await portal.db
    .selectFrom('Audit')
    .selectAll()
    .where('Event', '=', 'INVOICE_DOWNLOADED')
    .execute();
  expect(logged).toMatchObject([{ Object: InvoiceNo, Detail: { Language: 'CHT' } }]);
});

it('downloads several as one PDF or separately in a ZIP', async () => {
  const InvoiceKeys = [one.InvoiceKey, two.InvoiceKey];
  const numbers = [await portal.invoice(one), await portal.invoice(two)].map((row) => row.InvoiceNo);
  const together = await download((await requestDocument('finance', { InvoiceKeys })).data.Url);
  expect(await pdfInfo(together.rawPayload)).toMatch(/Pages: +2\n/);
  const text = await textOf(together.rawPayload);
  for (const number of numbers) expect(text).toContain(number);
  const zipped = await download((await requestDocument('finance', { InvoiceKeys, As: 'ZIP' })).data.Url);
  expect(zipped.headers['content-type']).toBe('application/zip');
  const files = unzipSync(zipped.rawPayload);
  expect(Object.keys(files)).toEqual(numbers.map((number) => `${number}.pdf`));
  for (const file of Object.values(files)) expect(await pdfInfo(Buffer.from(file))).toMatch(/Pages: +1\n/);
});

it('offers the receipt of one paid invoice, in any language', async () => {
  const paid = await portal.paid();
  const request = (...bills: Bill[]) =>
    requestDocument('client', {
      InvoiceKeys: bills.map(({ InvoiceKey }) => InvoiceKey),
      ...{ As: 'RECEIPT', Language: 'EN' },
    });
  for (const refused of [await request(one), await request(one, paid)])
    expect([refused.status, refused.error.Fields]).toMatchObject([
      422,
      [{ Field: 'As', Code: 'FIELD_NO_RECEIPT' }],
    ]);
  const { InvoiceNo } = await portal.invoice(paid);
  const answer = await download((await request(paid)).data.Url);
  expect(answer.headers['content-disposition']).toContain(`receipt-${InvoiceNo}.pdf`);
  const text = await textOf(answer.rawPayload);
  for (const part of ['Receipt', 'Amount received HKD 100.00']) expect(text).toContain(part);
});

it('returns no invoices of other clients, and no partial result', async () => {
  const foreign = await requestDocument('client2', { InvoiceKeys: [one.InvoiceKey] });
  const missing = await requestDocument('client2', { InvoiceKeys: ['nobody-has-this-key'] });
  expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
  expect(
    (await requestDocument('client', { InvoiceKeys: [one.InvoiceKey, 'nobody-has-this-key'] })).status,
  ).toBe(404);
  for (const user of ['sub-client', 'assessor', 'assessor-onsite', 'indepreviewer'])
    expect((await requestDocument(user, { InvoiceKeys: [one.InvoiceKey] })).status, user).toBe(403);
  for (const InvoiceKeys of [[], Array.from({ length: 101 }, (_, at) => `key-number-${at}`), 'x'])
    expect((await requestDocument('client', { InvoiceKeys })).status).toBe(422);
});

it('returns nothing to a user who has lost access or signed out since the request', async () => {
  const { Url } = (await requestDocument('client2', { InvoiceKeys: [(await foreignBill()).InvoiceKey] }))
    .data;
  await portal.db
    .updateTable('Invoice')
    .set({ OrganisationId: Number((await portal.invoice(one)).OrganisationId) })
    .where('InvoiceNo', '=', 'INV-THEIRS')
    .execute();
  expect((await download(Url)).statusCode).toBe(404);
});

/** Creates an invoice and assigns it to the other client's organisation. */
async function foreignBill(): Promise<Bill> {
  const bill = await portal.bill();
  const { OrganisationId } = await portal.db
    .selectFrom('Account')
    .select('OrganisationId')
    .where('Email', '=', 'client2@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('Invoice')
    .set({ OrganisationId: Number(OrganisationId), InvoiceNo: 'INV-THEIRS' })
    .where('InvoiceKey', '=', bill.InvoiceKey)
    .execute();
  return bill;
}

it('is not accessible with a ticket for something else', async () => {
  const list = await exportUrl(portal, 'finance', { List: 'CLIENTS', Filters: {} });
  const ticket = new URL(list.url, 'http://portal.test').searchParams.get('ticket');
  expect((await download(`/api/payment/paper/download?ticket=${ticket}`)).statusCode).toBe(404);
  const paper = await requestDocument('finance', { InvoiceKeys: [one.InvoiceKey] });
  const other = new URL(String(paper.data.Url), 'http://portal.test').searchParams.get('ticket');
  expect((await download(`/api/export/download?ticket=${other}`)).statusCode).toBe(404);
  expect((await download(paper.data.Url)).statusCode).toBe(200);
});

it('many requests of one user do not delay other users', async () => {
  const InvoiceKeys = [one.InvoiceKey, two.InvoiceKey];
  const requests = await Promise.all(
    Array.from({ length: 40 }, () => requestDocument('finance', { InvoiceKeys, As: 'ZIP' })),
  );
  const mine = (await requestDocument('client', { InvoiceKeys })).data.Url;
  const many = Promise.all(requests.map(({ data }) => download(data.Url)));
  expect((await download(mine)).statusCode).toBe(200);
  const codes = new Set((await many).map((answer) => answer.statusCode));
  // Requests beyond the per-user limit are refused and can be repeated later.
  expect([...codes].sort()).toEqual([200, 503]);
});
