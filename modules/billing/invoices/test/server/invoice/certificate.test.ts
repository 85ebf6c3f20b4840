import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organisationRenamed } from '#modules/identity/accounts/server/organisation-renamed.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/** Invoices in these tests are issued by the portal, on the day of the test. */
const TODAY = hongKongDate(new Date());

let portal: TestPortal;
const fixture = certificateFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

/**
 * Publishes a certificate. Information security is the only demo service whose certificate has a fee: HK$
 * 1,200.
 */
async function published(no: string, scheme: 'IS' | 'QM' = 'IS') {
  const application = await insertCertified(portal, { no, scheme });
  const id = await fixture.generate(application);
  await ready(id);
  await fixture.publish(application);
  return { application, id, CertificateKey: (await fixture.certificate(id)).CertificateKey };
}

const ready = (certificateId: number) =>
  portal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'READY' })
    .where('CertificateId', '=', certificateId)
    .execute();
const invoices = (certificateId: number) =>
  portal.db.selectFrom('Invoice').selectAll().where('CertificateId', '=', certificateId).execute();

type View = {
  InvoiceNo: string;
  Status: string;
  Version: number;
  AmountCents: number;
  PaidCents: number;
  PaidAt: string | null;
  TransactionNo: string | null;
  Lines: { Description: { EN: string }; AmountCents: number }[];
  Proofs: { FileKey: string }[];
  Events: { Event: string; Remark: string | null; AsRole: string | null }[];
  Actions: { Action: string; Allowed: boolean }[];
  About: { Kind: string; Key: string; No: string };
};
const view = async (user: string, CertificateKey: string): Promise<View> =>
  (await portal.get(user, '/payment/invoice/view', { CertificateKey })).data as View;
const post = (user: string, action: string, body: object, more = {}) =>
  portal.post(user, `/application/certificate/${action}`, body, more);
const allowed = ({ Actions }: View) =>
  Actions.filter(({ Allowed }) => Allowed)
    .map(({ Action }) => Action)
    .toSorted();

describe('the invoice of a certificate', () => {
  test('is issued when the certificate first comes into force, with the lines of the service', async () => {
    const { id, CertificateKey } = await published('IS-1');
    expect(await invoices(id)).toMatchObject([
      { Status: 'OPEN', AmountCents: 1_200_00, ApplicationId: null, DueOn: '2025-04-13' },
    ]);
    const shown = await view('client', CertificateKey);
    expect(shown.Lines.map((line) => [line.Description.EN, line.AmountCents])).toEqual([
      ['Certificate and entry in the public register', 1_200_00],
    ]);
    expect(shown.About).toMatchObject({ Kind: 'CERTIFICATE', Key: CertificateKey, No: 'IS-1' });
    expect(shown.Events.map(({ Event }) => Event)).toEqual(['ISSUED']);
  });

  test('is not issued again for a further revision, nor if the service has no fee', async () => {
    const { application, id } = await published('IS-2');
    await fixture.generate(application, '2025-05-01T02:00:00Z');
    await ready(id);
    await fixture.publish(application, '2025-05-01T03:00:00Z');
    expect(await invoices(id)).toHaveLength(1);
    const free = await published('QM-1', 'QM');
    expect(await invoices(free.id)).toHaveLength(0);
    expect(
      (await portal.get('finance', '/payment/invoice/view', { CertificateKey: free.CertificateKey })).status,
    ).toBe(404);
  });

  test('is not issued before the certificate is published', async () => {
    const application = await insertCertified(portal, { no: 'IS-3', scheme: 'IS' });
    expect(await invoices(await fixture.generate(application))).toEqual([]);
  });
});

test('a proof, its confirmation and its reversal follow the table', async () => {
  const { CertificateKey } = await published('IS-4');
  const file = await portal.upload('client', 'document');
  const first = await view('client', CertificateKey);
  expect(allowed(first)).toEqual(['PAY_NOW']);
  expect(allowed(await view('finance', CertificateKey))).toEqual(['BYPASS']);

  const submitted = await post('client', 'paynow', {
    CertificateKey,
    Version: first.Version,
    Attachment: [file],
    PaymentMethod: 'FPS',
    Remark: 'Paid this morning.',
  });
  expect(submitted).toMatchObject({
    status: 200,
    data: { Status: 'PROOF_GIVEN', Proofs: [{ FileKey: file }] },
  });
  expect(await post('finance', 'paid', { CertificateKey, Version: first.Version })).toMatchObject({
    status: 409,
    error: { Code: 'ERR_CONFLICT', Data: { Status: 'PROOF_GIVEN' } },
  });
  expect(await post('finance', 'paid', { CertificateKey, DateTime: TODAY })).toMatchObject({
    status: 422,
    error: { Fields: [{ Field: 'TransactionNo', Code: 'REASON_TRANSACTION_REQUIRED' }] },
  });
  const body = {
    CertificateKey,
    TransactionNo: 'FT-77',
    DateTime: TODAY,
    Remark: 'Seen on the account.',
  };
  const paid = await post('finance', 'paid', body, { 'idempotency-key': 'once-and-for-all-4' });
  expect(paid).toMatchObject({
    status: 200,
    data: { Status: 'PAID', PaidCents: 1_200_00, TransactionNo: 'FT-77' },
  });
  // A repeated click returns the first result and changes nothing.
  expect((await post('finance', 'paid', body, { 'idempotency-key': 'once-and-for-all-4' })).data).toEqual(
    paid.data,
  );

  const reported = await view('client', CertificateKey);
  expect(reported.Events.map(({ Event, Remark }) => [Event, Remark])).toEqual([
    ['PAID', null],
    ['PAY_NOW', 'Paid this morning.'],
    ['ISSUED', null],
  ]);
  expect((await view('finance', CertificateKey)).Events[0]).toMatchObject({
    Remark: 'Seen on the account.',
    AsRole: 'FINANCE',
  });
  expect(allowed(await view('finance', CertificateKey))).toEqual([
    'CHANGE_PAYMENT_DATE',
    'REFUND_OFFLINE',
    'UNPAID',
  ]);
  const back = await post('finance', 'unpaid', { CertificateKey });
  expect(back.data).toMatchObject({ Status: 'PROOF_GIVEN', PaidCents: 0, PaidAt: null });
});

test('a proof is visible to users who see payments, also after another one was requested', async () => {
  const { application, CertificateKey } = await published('IS-5');
  const file = await portal.upload('client', 'document');
  await post('client', 'paynow', { CertificateKey, Attachment: [file] });
  // The application's assessor sees its files, except those about money.
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'assessor@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: application.Id, AccountId: Id, Mode: 'ASSESSOR', AssignedAt: new Date() })
    .execute();
  const ticket = (user: string) => portal.post(user, '/media/ticket', { FileKey: file });
  expect((await ticket('finance')).status).toBe(200);
  expect((await ticket('assessor')).status).toBe(404);
  expect(
    (await post('finance', 'proof/refuse', { CertificateKey, Remark: 'Not readable.' })).data,
  ).toMatchObject({
    Status: 'OPEN',
    Proofs: [],
  });
  expect((await ticket('finance')).status).toBe(200);
  expect((await ticket('assessor')).status).toBe(404);
});

test('of ten concurrent requests one marks it as paid', async () => {
  const { CertificateKey, id } = await published('IS-6');
  await post('client', 'paynow', { CertificateKey, Attachment: [await portal.upload('client', 'document')] });
  const body = { CertificateKey, TransactionNo: 'FT-1', DateTime: TODAY };
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('finance', 'paid', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  const [invoice] = await invoices(id);
  const events = await portal.db
    .selectFrom('InvoiceEvent')
    .select('Event')
    .where('InvoiceId', '=', Number(invoice?.Id))
    .where('Event', '=', 'PAID')
    .execute();
  expect(events).toHaveLength(1);
});

test('amount, currency and status in a request are refused, and so is a file of another user', async () => {
  const { CertificateKey } = await published('IS-7');
  const file = await portal.upload('client', 'document');
  for (const wrong of [{ AmountCents: 1 }, { Currency: 'USD' }, { Status: 'PAID' }, { InvoiceKey: 'x' }])
    expect((await post('client', 'paynow', { CertificateKey, Attachment: [file], ...wrong })).status).toBe(
      422,
    );
  const foreign = await portal.upload('client2', 'document');
  expect(await post('client', 'paynow', { CertificateKey, Attachment: [foreign] })).toMatchObject({
    status: 422,
  });
  expect((await view('client', CertificateKey)).Status).toBe('OPEN');
});

test('fees of a certificate are validated like those of an assessment, and old versions need none', async () => {
  const { Definition } = await portal.db
    .selectFrom('ServiceVersion')
    .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
    .select('ServiceVersion.Definition')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  expect('CertificateFees' in (Definition as object)).toBe(false);
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const line = { Description: { EN: 'Certificate', CHT: '', CHS: '' }, AmountCents: 500_00 };
  const check = await portal.post('admin', '/assessment/check', {
    ServiceKey,
    Definition: JSON.parse(JSON.stringify({ ...(Definition as object), CertificateFees: [line] })),
  });
  const faults = (check.data as { Faults: { Path: string }[] }).Faults.map(({ Path }) => Path);
  expect(faults.filter((path) => path.startsWith('CertificateFees'))).toEqual([
    'CertificateFees.0.Description.CHT',
    'CertificateFees.0.Description.CHS',
  ]);
});

test('the invoice of a certificate is found by the current name of the organisation', async () => {
  const { id } = await published('IS-77');
  const [invoice] = await invoices(id);
  const found = async (Search: string) =>
    (
      (await portal.get('finance', '/payment/invoice/list', { Search })).data.Rows as { InvoiceNo: string }[]
    ).map(({ InvoiceNo }) => InvoiceNo);
  expect(await found('Zephyr Quay IS-77')).toEqual([]);
  await portal.db
    .updateTable('Organisation')
    .set({ OrgName: json({ EN: 'Zephyr Quay Limited', CHT: '西風碼頭有限公司', CHS: '' }) })
    .where('Id', '=', invoice?.OrganisationId ?? 0)
    .execute();
  await portal.db
    .transaction()
    .execute((tx) => organisationRenamed.run({ tx, organisationId: invoice?.OrganisationId ?? 0 }));
  expect(await found('Zephyr Quay IS-77')).toEqual([invoice?.InvoiceNo]);
  expect(await found('西風碼頭 IS-77')).toEqual([invoice?.InvoiceNo]);
});
