import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { assessmentHouse, renderPages } from '#quality/support/assessment-house.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { takeExport } from '#quality/support/take-export.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house.close());

const desk = assessmentHouse(() => house);

/** Everything that clients of the organisation can ask for which might speak of the certificate. */
async function saidToClient(who: string, ApplicationKey: string): Promise<string> {
  const asked = [
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
  const answers = await Promise.all(asked.map(([path, query]) => house.get(who, path, query)));
  expect(answers.map(({ status }, at) => `${asked[at]?.[0]} ${status}`)).toEqual(
    asked.map(([path]) => `${path} 200`),
  );
  const exported = await takeExport(house, who, { List: 'APPLICATIONS', Filters: {} });
  if (typeof exported === 'number') throw new Error(`no export: ${exported}`);
  return JSON.stringify([...answers.map(({ data }) => data), exported.body]);
}

/** Which of these names the client can read; the number of the application ends like that of the certificate. */
async function namesSaid(who: string, ApplicationKey: string, names: readonly string[]): Promise<string[]> {
  const said = (await saidToClient(who, ApplicationKey)).replaceAll(/A-[A-Z]+-\d{4}-\d{5}/g, '');
  return names.filter((name) => said.includes(name));
}

/** A certificate's own invoice, open. */
async function invoiceOf(certificateKey: string) {
  const { Id, OrganisationId } = await house.db
    .selectFrom('Certificate')
    .select(['Id', 'OrganisationId'])
    .where('CertificateKey', '=', certificateKey)
    .executeTakeFirstOrThrow();
  const of = { CertificateId: Id, OrganisationId, InvoiceKey: newKey(), InvoiceNo: 'INV-2026-88001' };
  const owed = { AmountCents: 100_00, Lines: json([]), Status: 'OPEN' as const, DueOn: '2026-12-31' };
  await house.db
    .insertInto('Invoice')
    .values({ ...of, ...owed })
    .execute();
}

test('a client learns number, key and code of a certificate when it is published, and no longer when it is deleted', async () => {
  const ApplicationKey = await desk.apply('GF');
  for (const who of ['assessor', 'assessor-onsite', 'indepreviewer', 'coo', 'ceo'])
    await desk.pass(who, ApplicationKey);
  await desk.done('scheduling', '/application/crb/confirm', {
    ApplicationKey,
    Attachment: [await house.upload('scheduling', 'crb')],
  });
  const confirmed = (await house.get('scheduling', '/application/view', { ApplicationKey })).data;
  const CertificateNo = String(confirmed.CertificateNo);
  expect(CertificateNo).toMatch(/^GF-\d{4}-\d{5}$/);
  expect(await namesSaid('client', ApplicationKey, [CertificateNo])).toEqual([]);

  await desk.done('client', '/application/paynow', {
    ApplicationKey,
    Attachment: [await house.upload('client', 'document')],
    PaymentMethod: 'FPS',
  });
  await desk.done('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' });
  await desk.done('scheduling', '/application/certificate/generate', { ApplicationKey });
  await renderPages(house);
  const generated = (await house.get('scheduling', '/application/view', { ApplicationKey })).data;
  const { CertificateKey, CertificateCode } = generated;
  expect(CertificateKey).toEqual(expect.any(String));
  const all = [CertificateNo, String(CertificateKey), String(CertificateCode)];
  expect(await namesSaid('client', ApplicationKey, all)).toEqual([]);
  const names = async (who: string) => {
    const { data } = await house.get(who, '/application/view', { ApplicationKey });
    return [data.CertificateNo, data.CertificateKey, data.CertificateCode];
  };
  expect(await names('client')).toEqual([null, null, null]);

  await desk.done('scheduling', '/application/publish', { ApplicationKey });
  expect(await names('client')).toEqual([CertificateNo, CertificateKey, CertificateCode]);
  expect(await namesSaid('client', ApplicationKey, all)).toEqual(all);

  // Another assessment of it, and an invoice of its own: both end with it, and neither names it afterwards.
  const { ServiceKey } = await house.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const special = await desk.done('client', '/application/save', {
    ...{ ServiceKey, AssessmentType: 'SPECIAL', CertificateKey },
  });
  await invoiceOf(String(CertificateKey));
  const billed = await house.get('client', '/payment/invoice/view', {
    CertificateKey: String(CertificateKey),
  });
  expect(billed.status).toBe(200);
  await desk.done('admin', '/application/certificate/delete', { CertificateKey, Remark: 'Issued in error.' });
  expect(await names('client')).toEqual([null, null, null]);
  expect(await namesSaid('client', ApplicationKey, all)).toEqual([]);
  expect(await namesSaid('client', String(special.ApplicationKey), all)).toEqual([]);
  for (const query of [{ CertificateKey: String(CertificateKey) }])
    for (const path of ['/payment/invoice/view', '/application/certificate/view'])
      expect((await house.get('client', path, query)).status, path).toBe(404);
  const listed = (await house.get('client', '/application/list', {})).data.Rows as Record<string, unknown>[];
  expect(listed.find((row) => row.ApplicationKey === ApplicationKey)?.CertificateNo).toBeNull();
});
