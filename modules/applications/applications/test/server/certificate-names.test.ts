import { afterAll, beforeAll, expect, test } from 'vitest';
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

  await desk.done('admin', '/application/certificate/delete', { CertificateKey, Remark: 'Issued in error.' });
  expect(await names('client')).toEqual([null, null, null]);
  expect(await namesSaid('client', ApplicationKey, all)).toEqual([]);
  for (const query of [{ CertificateKey: String(CertificateKey) }])
    for (const path of ['/payment/invoice/view', '/application/certificate/view'])
      expect((await house.get('client', path, query)).status, path).toBe(404);
  const listed = (await house.get('client', '/application/list', {})).data.Rows as Record<string, unknown>[];
  expect(listed.find((row) => row.ApplicationKey === ApplicationKey)?.CertificateNo).toBeNull();
});
