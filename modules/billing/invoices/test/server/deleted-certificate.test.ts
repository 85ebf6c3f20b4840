import { afterAll, beforeAll, expect, test } from 'vitest';
import { hongKongDate } from '#platform/common/format/dates.ts';
import {
  makeCertificateBill,
  ok,
  type PaymentPortal,
  startPaymentPortal,
} from '#quality/support/payment-portal.ts';

/** What the client sees of the invoice of a certificate that was issued in error (A180). */
let portal: PaymentPortal;
const TODAY = hongKongDate(new Date());
beforeAll(async () => {
  portal = await startPaymentPortal();
});
afterAll(() => portal.close());

type Billed = Awaited<ReturnType<typeof makeCertificateBill>> & { No: string };
async function bill(): Promise<Billed> {
  const made = await makeCertificateBill(portal);
  const { CertificateNo } = await portal.db
    .selectFrom('Certificate')
    .select('CertificateNo')
    .where('CertificateKey', '=', made.CertificateKey)
    .executeTakeFirstOrThrow();
  return { ...made, No: CertificateNo };
}
const remove = async ({ CertificateKey }: Billed) =>
  ok(
    await portal.post('admin', '/application/certificate/delete', {
      CertificateKey,
      Remark: 'Issued in error.',
    }),
  );
const path = (action: string) => `/application/certificate/${action}`;
/** All responses about money that a client can request. */
const visibleToClient = async () =>
  JSON.stringify([
    ok(await portal.get('client', '/payment/invoice/list', { PageSize: '100' })).data,
    ok(await portal.get('client', '/payment/account')).data,
  ]);
const statuses = ({ CertificateKey, InvoiceKey }: Billed) =>
  Promise.all(
    [
      ['CertificateKey', CertificateKey],
      ['InvoiceKey', InvoiceKey],
    ].map(
      async ([name = '', key = '']) =>
        (await portal.get('client', '/payment/invoice/view', { [name]: key })).status,
    ),
  );

test('an open one is void, and not available to the client', async () => {
  const one = await bill();
  expect(await visibleToClient()).toContain(one.No);
  expect(await statuses(one)).toEqual([200, 200]);
  await remove(one);
  expect(await portal.invoice(one)).toMatchObject({ Status: 'VOID' });
  expect(await portal.events(one)).toEqual(['CANCELLED']);
  expect(await statuses(one)).toEqual([404, 404]);
  for (const name of [one.No, one.CertificateKey, one.InvoiceKey])
    expect(await visibleToClient()).not.toContain(name);
  expect((await portal.get('finance', '/payment/invoice/view', { InvoiceKey: one.InvoiceKey })).status).toBe(
    200,
  );
});

test('for a paid one the statement includes the payment and refund, without number and key of the certificate', async () => {
  const one = await bill();
  const { CertificateKey } = one;
  const Attachment = [await portal.upload('client', 'document')];
  ok(await portal.post('client', path('paynow'), { CertificateKey, Attachment }));
  ok(await portal.post('finance', path('paid'), { CertificateKey, TransactionNo: 'IN-1', DateTime: TODAY }));
  await remove(one);
  const refund = { AmountCents: 100_00, DateTime: TODAY, TransactionNo: 'OUT-1', Remark: 'Returned.' };
  ok(await portal.post('finance', path('refund/offline'), { CertificateKey, ...refund }));
  const { InvoiceNo } = await portal.invoice(one);
  type Row = {
    InvoiceNo: string;
    Kind: string;
    About: object;
    AboutNo: string | null;
    InvoiceKey: string | null;
  };
  const { Rows } = ok(await portal.get('client', '/payment/account')).data as { Rows: Row[] };
  expect(
    Rows.filter((row) => row.InvoiceNo === InvoiceNo).map(({ Kind, About, AboutNo, InvoiceKey }) => [
      Kind,
      About,
      AboutNo,
      InvoiceKey,
    ]),
  ).toEqual(
    ['INVOICE', 'PAYMENT', 'CREDIT', 'REFUND'].map((kind) => [
      kind,
      { Kind: 'CERTIFICATE', Key: null },
      null,
      null,
    ]),
  );
  expect(await statuses(one)).toEqual([404, 404]);
});

test('a pending proof is decided by finance: once refused, nothing is owed', async () => {
  const one = await bill();
  const { CertificateKey } = one;
  const Attachment = [await portal.upload('client', 'document')];
  ok(await portal.post('client', path('paynow'), { CertificateKey, Attachment }));
  await remove(one);
  expect(await portal.invoice(one)).toMatchObject({ Status: 'PROOF_GIVEN' });
  ok(await portal.post('finance', path('proof/refuse'), { CertificateKey, Remark: 'No such transfer.' }));
  expect(await portal.invoice(one)).toMatchObject({ Status: 'VOID' });
  expect((await portal.post('client', path('paynow'), { CertificateKey, Attachment })).status).toBe(404);
});
