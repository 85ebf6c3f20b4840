import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { renderPages } from '#quality/support/assessment-portal.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * Tests which changes one assessment of a certificate may still make once another has been published (A125,
 * A178).
 */
let portal: TestPortal;
const fixture = cycleFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const TERM = { effective: '2024-03-08', expiry: '2027-03-07' };
const RENEWED = { effective: '2027-01-20', expiry: '2030-03-07' };

/** Inserts a published certificate in renewal: the renewal is certified, its number and dates are fixed. */
async function inRenewal(no: string) {
  const { application: initial, certificate } = await fixture.published({ no, ...TERM });
  const of = { no, parentId: initial.Id, certificateId: certificate.Id };
  const renewal = await insertCertified(portal, { ...of, ...RENEWED, type: 'RENEWAL' });
  await insertInvoice(portal, renewal, 'BYPASSED');
  await portal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'RENEWAL' })
    .where(announceStatus('certificate', 'RENEWAL'))
    .where('Id', '=', certificate.Id)
    .execute();
  return { initial, renewal, id: certificate.Id, of };
}
type Keyed = { ApplicationKey: string };

const page = async ({ ApplicationKey }: Keyed) => {
  const Attachment = [await portal.upload('scheduling', 'document')];
  return portal.post('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
};
const publish = ({ ApplicationKey }: Keyed) =>
  fixture.done('scheduling', '/application/publish', { ApplicationKey });
async function issue(application: Keyed) {
  expect((await page(application)).status).toBe(200);
  await publish(application);
}
const view = async ({ ApplicationKey }: Keyed) =>
  (await portal.get('scheduling', '/application/view', { ApplicationKey })).data;
type Entry = { Action: string; Allowed: boolean; IsHidden: boolean };

async function answers({ ApplicationKey }: Keyed) {
  const file = async (kind: 'document' | 'crb') => [await portal.upload('scheduling', kind)];
  const calls = {
    '/application/certificate/upload': { Attachment: await file('document') },
    '/application/crb/confirm': { Attachment: await file('crb') },
    '/application/disclosure/upload': { Attachment: await file('document') },
    // Last, because no page can be uploaded while one is being generated.
    '/application/certificate/regenerate': {},
  };
  const seen: [number, string | undefined, string | undefined][] = [];
  for (const [path, input] of Object.entries(calls)) {
    const { status, error } = await portal.post('scheduling', path, { ApplicationKey, ...input });
    const [first] = (error.Reasons ?? []) as { Code: string; Message: string }[];
    seen.push([status, first?.Code, first?.Message]);
  }
  return seen;
}

describe('the application of an older assessment', () => {
  it('cannot change the certificate: each call names the newer application', async () => {
    const { initial, renewal, id } = await inRenewal('QM-2024-76001');
    await issue(renewal);
    const before = await fixture.certificate(id);
    expect(before).toMatchObject({
      Revision: 2,
      ExpiryDate: '2030-03-07',
      CertificateStatusCode: 'PUBLISHED',
    });
    const reason = `A later assessment of this certificate is in force: ${renewal.ApplicationNo}. Change documents, dates and disclosure documents there.`;
    expect(await answers(initial)).toEqual(Array(4).fill([409, 'REASON_NEWER_DECISION', reason]));
    expect(await fixture.certificate(id)).toEqual(before);
    const { IsCanGenerate, Actions, ExpiryDate } = await view(initial);
    expect([IsCanGenerate, ExpiryDate]).toEqual([false, '2027-03-07']);
    const shown = (Actions as Entry[]).filter(({ IsHidden }) => !IsHidden).map(({ Action }) => Action);
    for (const action of [
      'GENERATE_CERT',
      'REGENERATE_CERT',
      'UPLOAD_CERT',
      'CRB_CONFIRM',
      'UPLOAD_DISCLOSURE',
    ])
      expect(shown).not.toContain(action);
    // All of these actions are possible on the newer assessment.
    expect((await answers(renewal)).map(([status]) => status)).toEqual([200, 200, 200, 200]);
  });

  it('cannot be used to bypass an unpaid newer one', async () => {
    const { initial, renewal } = await inRenewal('QM-2024-76002');
    await issue(renewal);
    await portal.db
      .updateTable('Invoice')
      .set({ Status: 'OPEN' })
      .where(announceStatus('invoice', 'OPEN'))
      .where('ApplicationId', '=', renewal.Id)
      .execute();
    expect((await page(renewal)).error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_NOT_PAID']);
    expect((await page(initial)).error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_NEWER_DECISION']);
  });

  it('a page of it still being generated when the newer one is published never comes into force', async () => {
    const { initial, renewal, id } = await inRenewal('QM-2024-76003');
    expect((await page(renewal)).status).toBe(200);
    const { ApplicationKey } = initial;
    await fixture.done('scheduling', '/application/certificate/regenerate', { ApplicationKey });
    await publish(renewal);
    await renderPages(portal);
    expect(await fixture.certificate(id)).toMatchObject({ Revision: 2, ExpiryDate: '2030-03-07' });
  });
});

describe('a surveillance issued after a renewal', () => {
  it('retains the term of the renewal', async () => {
    const { renewal, id, of } = await inRenewal('QM-2024-76004');
    const surveillance = await insertCertified(portal, { ...of, ...TERM, type: 'SURVEILLANCE' });
    await insertInvoice(portal, surveillance, 'BYPASSED');
    await issue(renewal);
    expect((await view(surveillance)).ExpiryDate).toBe('2030-03-07');
    await issue(surveillance);
    expect(await fixture.certificate(id)).toMatchObject({ Revision: 3, ExpiryDate: '2030-03-07' });
  });

  it('must be generated again where its page shows the last valid day before the renewal', async () => {
    const { renewal, id, of } = await inRenewal('QM-2024-76005');
    const surveillance = await insertCertified(portal, { ...of, ...TERM, type: 'SURVEILLANCE' });
    await insertInvoice(portal, surveillance, 'BYPASSED');
    expect((await page(renewal)).status).toBe(200);
    expect((await page(surveillance)).status).toBe(200);
    await publish(renewal);
    const { ApplicationKey } = surveillance;
    const refused = await portal.post('scheduling', '/application/publish', { ApplicationKey });
    expect(refused.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_CERT_PAGE_OLDER']);
    await issue(surveillance);
    expect(await fixture.certificate(id)).toMatchObject({ Revision: 4, ExpiryDate: '2030-03-07' });
  });

  it.each(['SURVEILLANCE', 'SPECIAL'] as const)(
    '%s: another last valid day cannot be entered',
    async (type) => {
      const no = `QM-2024-7601${type.length}`;
      const { application, certificate } = await fixture.published({ no, ...TERM });
      const next = await insertCertified(portal, {
        ...{ no, parentId: application.Id, certificateId: certificate.Id },
        ...TERM,
        type,
      });
      const confirm = (ExpiryDate: string) =>
        portal.post('scheduling', '/application/crb/confirm', {
          ApplicationKey: next.ApplicationKey,
          IsCertDateNoManual: true,
          DateTime: '2026-11-20',
          ExpiryDate,
        });
      for (const day of ['2026-12-31', '2028-01-01'])
        expect((await confirm(day)).error.Fields?.map(({ Code }) => Code)).toEqual(['REASON_EXPIRY_KEPT']);
      expect((await confirm('2027-03-07')).status).toBe(200);
    },
  );
});
