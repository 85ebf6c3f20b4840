import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bill, type PaymentDesk, startPaymentDesk } from '#quality/support/payment-desk.ts';
import { pdfInfo, pdfReading } from '#quality/support/pdf-tools.ts';
import { exportUrl } from '#quality/support/take-export.ts';

let house: PaymentDesk;
let one: Bill;
let two: Bill;
beforeAll(async () => {
  house = await startPaymentDesk();
  one = await house.bill();
  two = await house.bill();
  for (const [at, bill] of [one, two].entries())
    await house.db
      .updateTable('Invoice')
      .set({ InvoiceNo: `INV-2026-7000${at + 1}` })
      .where('Id', '=', bill.InvoiceId)
      .execute();
});
afterAll(() => house?.close());

const ask = (who: string, body: Record<string, unknown>) =>
  house.post(who, '/payment/invoice/document', body);
const take = (url: unknown) => house.app.inject({ method: 'GET', url: String(url) });
const words = async (pdf: Buffer) => (await pdfReading(pdf)).replace(/\s+/g, ' ');

it('gives one invoice as a PDF, once, in the language that was asked for', async () => {
  const { data } = await ask('client', { InvoiceKeys: [one.InvoiceKey], Language: 'CHT' });
  expect(String(data.Url)).toMatch(/^\/api\/payment\/paper\/download\?ticket=[A-Za-z0-9_-]{43}$/);
  const answer = await take(data.Url);
  const { InvoiceNo } = await house.invoice(one);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${InvoiceNo}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await words(answer.rawPayload)).replaceAll(' ', '')).toContain('發票');
  expect((await take(data.Url)).statusCode).toBe(404);
  const logged = await house.db
    .selectFrom('Audit')
    .selectAll()
    .where('Event', '=', 'INVOICE_DOWNLOADED')
    .execute();
  expect(logged).toMatchObject([{ Object: InvoiceNo, Detail: { Language: 'CHT' } }]);
});

it('gives several as one PDF or each in a ZIP', async () => {
  const InvoiceKeys = [one.InvoiceKey, two.InvoiceKey];
  const numbers = [await house.invoice(one), await house.invoice(two)].map((row) => row.InvoiceNo);
  const together = await take((await ask('finance', { InvoiceKeys })).data.Url);
  expect(await pdfInfo(together.rawPayload)).toMatch(/Pages: +2\n/);
  const text = await words(together.rawPayload);
  for (const number of numbers) expect(text).toContain(number);
  const zipped = await take((await ask('finance', { InvoiceKeys, As: 'ZIP' })).data.Url);
  expect(zipped.headers['content-type']).toBe('application/zip');
  const files = unzipSync(zipped.rawPayload);
  expect(Object.keys(files)).toEqual(numbers.map((number) => `${number}.pdf`));
  for (const file of Object.values(files)) expect(await pdfInfo(Buffer.from(file))).toMatch(/Pages: +1\n/);
});

it('returns no invoices of others, and no partial result', async () => {
  const foreign = await ask('client2', { InvoiceKeys: [one.InvoiceKey] });
  const missing = await ask('client2', { InvoiceKeys: ['nobody-has-this-key'] });
  expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
  expect((await ask('client', { InvoiceKeys: [one.InvoiceKey, 'nobody-has-this-key'] })).status).toBe(404);
  for (const who of ['sub-client', 'assessor', 'assessor-onsite', 'indepreviewer'])
    expect((await ask(who, { InvoiceKeys: [one.InvoiceKey] })).status, who).toBe(403);
  for (const InvoiceKeys of [[], Array.from({ length: 101 }, (_, at) => `key-number-${at}`), 'x'])
    expect((await ask('client', { InvoiceKeys })).status).toBe(422);
});

it('gives nothing to who lost sight of it, or was signed out, since they asked', async () => {
  const { Url } = (await ask('client2', { InvoiceKeys: [(await foreignBill()).InvoiceKey] })).data;
  await house.db
    .updateTable('Invoice')
    .set({ OrganisationId: Number((await house.invoice(one)).OrganisationId) })
    .where('InvoiceNo', '=', 'INV-THEIRS')
    .execute();
  expect((await take(Url)).statusCode).toBe(404);
});

/** An invoice of the other client, for as long as it has this status. */
async function foreignBill(): Promise<Bill> {
  const bill = await house.bill();
  const { OrganisationId } = await house.db
    .selectFrom('Account')
    .select('OrganisationId')
    .where('Email', '=', 'client2@demo.test')
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('Invoice')
    .set({ OrganisationId: Number(OrganisationId), InvoiceNo: 'INV-THEIRS' })
    .where('InvoiceKey', '=', bill.InvoiceKey)
    .execute();
  return bill;
}

it('is not opened by a ticket for something else', async () => {
  const list = await exportUrl(house, 'finance', { List: 'CLIENTS', Filters: {} });
  const ticket = new URL(list.url, 'http://portal.test').searchParams.get('ticket');
  expect((await take(`/api/payment/paper/download?ticket=${ticket}`)).statusCode).toBe(404);
  const paper = await ask('finance', { InvoiceKeys: [one.InvoiceKey] });
  const other = new URL(String(paper.data.Url), 'http://portal.test').searchParams.get('ticket');
  expect((await take(`/api/export/download?ticket=${other}`)).statusCode).toBe(404);
  expect((await take(paper.data.Url)).statusCode).toBe(200);
});

it('many requests of one user do not delay other users', async () => {
  const InvoiceKeys = [one.InvoiceKey, two.InvoiceKey];
  const wishes = await Promise.all(
    Array.from({ length: 40 }, () => ask('finance', { InvoiceKeys, As: 'ZIP' })),
  );
  const mine = (await ask('client', { InvoiceKeys })).data.Url;
  const many = Promise.all(wishes.map(({ data }) => take(data.Url)));
  expect((await take(mine)).statusCode).toBe(200);
  const codes = new Set((await many).map((answer) => answer.statusCode));
  // What is too much for one person is asked for again in a moment.
  expect([...codes].sort()).toEqual([200, 503]);
});
