import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { assessmentPortal, renderPages } from '#quality/support/assessment-portal.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const fixture = assessmentPortal(() => portal);

/** All client-accessible responses of the organisation that might mention the certificate. */
async function readableByClient(user: string, ApplicationKey: string): Promise<string> {
  const requests = [
    ['/application/view', { ApplicationKey }],
    ['/application/history', { ApplicationKey }],
    ['/application/documents', { ApplicationKey }],
    ['/application/list', {}],
    ['/application/count', {}],
    ['/application/certificate/list', {}],
    ['/search', { Search: 'harbour' }],
    ['/user/notification/list', {}],
    ['/payment/invoice/list', {}],
    ['/payment/account', {}],
  ] as const;
  const answers = await Promise.all(requests.map(([path, query]) => portal.get(user, path, query)));
  expect(answers.map(({ status }, at) => `${requests[at]?.[0]} ${status}`)).toEqual(
    requests.map(([path]) => `${path} 200`),
  );
  const exported = await downloadExport(portal, user, { List: 'APPLICATIONS', Filters: {} });
  if (typeof exported === 'number') throw new Error(`no export: ${exported}`);
  return JSON.stringify([...answers.map(({ data }) => data), exported.body]);
}

/**
 * Those of these names that the client can read. Application numbers are removed because they end like
 * certificate numbers.
 */
async function disclosedNames(
  user: string,
  ApplicationKey: string,
  names: readonly string[],
): Promise<string[]> {
  const text = (await readableByClient(user, ApplicationKey)).replaceAll(/A-[A-Z]+-\d{4}-\d{5}/g, '');
  return names.filter((name) => text.includes(name));
}

/** Creates an open invoice of the certificate itself. */
async function invoiceOf(certificateKey: string) {
  const { Id, OrganisationId } = await portal.db
    .selectFrom('Certificate')
    .select(['Id', 'OrganisationId'])
    .where('CertificateKey', '=', certificateKey)
    .executeTakeFirstOrThrow();
  const of = { CertificateId: Id, OrganisationId, InvoiceKey: newKey(), InvoiceNo: 'INV-2026-88001' };
  const owed = { AmountCents: 100_00, Lines: json([]), Status: 'OPEN' as const, DueOn: '2026-12-31' };
  await portal.db
    .insertInto('Invoice')
    .values({ ...of, ...owed })
    .execute();
}

test('a client sees number, key and code of a certificate once it is published, and no longer after deletion', async () => {
  const ApplicationKey = await fixture.apply('GF');
  for (const user of ['assessor', 'assessor-onsite', 'indepreviewer', 'coo', 'ceo'])
    await fixture.pass(user, ApplicationKey);
  await fixture.done('scheduling', '/application/crb/confirm', {
    ApplicationKey,
    Attachment: [await portal.upload('scheduling', 'crb')],
  });
  const confirmed = (await portal.get('scheduling', '/application/view', { ApplicationKey })).data;
  const CertificateNo = String(confirmed.CertificateNo);
  expect(CertificateNo).toMatch(/^GF-\d{4}-\d{5}$/);
  expect(await disclosedNames('client', ApplicationKey, [CertificateNo])).toEqual([]);

  await fixture.done('client', '/application/paynow', {
    ApplicationKey,
    Attachment: [await portal.upload('client', 'document')],
    PaymentMethod: 'FPS',
  });
  await fixture.done('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' });
  await fixture.done('scheduling', '/application/certificate/generate', { ApplicationKey });
  await renderPages(portal);
  const generated = (await portal.get('scheduling', '/application/view', { ApplicationKey })).data;
  const { CertificateKey, CertificateCode } = generated;
  expect(CertificateKey).toEqual(expect.any(String));
  const all = [CertificateNo, String(CertificateKey), String(CertificateCode)];
  expect(await disclosedNames('client', ApplicationKey, all)).toEqual([]);
  const names = async (user: string) => {
    const { data } = await portal.get(user, '/application/view', { ApplicationKey });
    return [data.CertificateNo, data.CertificateKey, data.CertificateCode];
  };
  expect(await names('client')).toEqual([null, null, null]);

  await fixture.done('scheduling', '/application/publish', { ApplicationKey });
  expect(await names('client')).toEqual([CertificateNo, CertificateKey, CertificateCode]);
  expect(await disclosedNames('client', ApplicationKey, all)).toEqual(all);

  // Another assessment and invoice of the certificate: both end with it, and neither mentions it afterwards.
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const special = await fixture.done('client', '/application/save', {
    ...{ ServiceKey, AssessmentType: 'SPECIAL', CertificateKey },
  });
  await invoiceOf(String(CertificateKey));
  const billed = await portal.get('client', '/payment/invoice/view', {
    CertificateKey: String(CertificateKey),
  });
  expect(billed.status).toBe(200);
  await fixture.done('admin', '/application/certificate/delete', {
    CertificateKey,
    Remark: 'Issued in error.',
  });
  expect(await names('client')).toEqual([null, null, null]);
  expect(await disclosedNames('client', ApplicationKey, all)).toEqual([]);
  expect(await disclosedNames('client', String(special.ApplicationKey), all)).toEqual([]);
  for (const query of [{ CertificateKey: String(CertificateKey) }])
    for (const path of ['/payment/invoice/view', '/application/certificate/view'])
      expect((await portal.get('client', path, query)).status, path).toBe(404);
  const listed = (await portal.get('client', '/application/list', {})).data.Rows as Record<string, unknown>[];
  expect(listed.find((row) => row.ApplicationKey === ApplicationKey)?.CertificateNo).toBeNull();
});
