import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { expireLapsedCertificates } from '../../../server/expire-lapsed-certificates.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform, keyOf, lines } = certificateLifecycleFixture(() => test);
const { living } = issuedCertificatesFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };
const base = '/application/certificate';

describe('disclosure documents', () => {
  const disclose = (ApplicationKey: string, file: string) =>
    test.post('scheduling', '/application/disclosure/upload', { ApplicationKey, Attachment: [file] });

  it('the document of an application is in force while its page is, the document of a later cycle with its page', async () => {
    const { id, application, view } = await living({ no: 'QM-2025-00140' });
    const first = await test.upload('scheduling', 'document');
    expect((await disclose(application.ApplicationKey, first)).status).toBe(200);
    expect((await view('client')).data.DisclosureFile).toBe(first);
    expect((await lines(id)).at(-1)).toMatchObject({
      Event: 'DISCLOSED',
      ToStatus: 'PUBLISHED',
      Attachment: [first],
    });
    const next = await insertCertified(test, {
      no: 'QM-2025-00140',
      type: 'SURVEILLANCE',
      parentId: application.Id,
      certificateId: id,
      effective: '2026-03-10',
    });
    const second = await test.upload('scheduling', 'document');
    await disclose(next.ApplicationKey, second);
    expect((await view('client')).data.DisclosureFile).toBe(first);
    await fixture.generate(next, '2026-03-10T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(next, '2026-03-12T02:00:00Z');
    expect((await view('client')).data.DisclosureFile).toBe(second);
  });

  it('a document uploaded before publication does not change the publication date', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00141' });
    const id = await fixture.generate(application);
    await fixture.render(id);
    const CertificateKey = await keyOf(id);
    const file = await test.upload('scheduling', 'document');
    const answer = await test.post('scheduling', '/application/disclosure/upload', {
      CertificateKey,
      Attachment: [file],
    });
    expect(answer.data).toMatchObject({ CertificateStatusCode: 'PENDING', DisclosureFile: file });
    await fixture.publish(application, '2026-11-20T02:00:00Z');
    const on = (On: string) =>
      test
        .get(null, '/public/certificate/view', { CertificateNo: 'QM-2025-00141', On })
        .then(({ data }) => data.Verdict);
    // The page states 14 March, whenever its disclosure document was added.
    expect([await on('2025-03-13'), await on('2025-03-14')]).toEqual(['NOT_YET_VALID', 'VALID']);
  });
});

describe('lists', () => {
  it('are filtered by kind, service, status and dates', async () => {
    await living({ no: 'QM-2025-00150', client: 'client3', expiry: '2027-01-31' });
    await living({ no: 'GF-2025-00151', scheme: 'GF', client: 'client3', expiry: '2027-06-30' });
    await living({ no: 'SS-2025-00152', scheme: 'SS', client: 'client3', expiry: null });
    const { ServiceKey } = await test.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    const numbers = async (query: Record<string, string>) =>
      ((await test.get('client3', `${base}/list`, query)).data.Rows as { CertificateNo: string }[])
        .map((row) => row.CertificateNo)
        .toSorted();
    expect(await numbers({})).toEqual(['GF-2025-00151', 'QM-2025-00150', 'SS-2025-00152']);
    expect(await numbers({ Kind: 'STATEMENT' })).toEqual(['SS-2025-00152']);
    expect(await numbers({ ServiceKey })).toEqual(['GF-2025-00151']);
    expect(await numbers({ ExpiryFrom: '2027-01-31', ExpiryTo: '2027-01-31' })).toEqual(['QM-2025-00150']);
    expect(await numbers({ ExpiryFrom: '2027-02-01' })).toEqual(['GF-2025-00151']);
    expect(await numbers({ EffectiveFrom: '2025-03-15' })).toEqual([]);
    expect(await numbers({ Status: 'SUSPENDED,EXPIRED' })).toEqual([]);
    expect((await test.get('client3', `${base}/list`, { ExpiryFrom: '2027-02-30' })).status).toBe(422);
  });
});

describe('internal data of the certification body', () => {
  it('files of a reason are visible wherever the reason is', async () => {
    const { post, status } = await living({ no: 'QM-2025-00160' });
    const message = await test.upload('admin', 'document');
    const attachment = await test.upload('admin', 'document');
    await status('admin', 'SUSPENDED', { ...WHY, Attachment: [message] });
    await post('admin', 'resume');
    await status('admin', 'ACTIVE', { Remark: 'Asked by telephone.', Attachment: [attachment] });
    const ticket = async (user: string, FileKey: string) =>
      (await test.post(user, '/media/ticket', { FileKey })).status;
    expect([await ticket('client', message), await ticket('client2', message)]).toEqual([200, 404]);
    expect([await ticket('client', attachment), await ticket('scheduling', attachment)]).toEqual([404, 200]);
  });

  it('the requester of a page and the reason are shown when it comes into force', async () => {
    const { id, post, view } = await living({ no: 'QM-2025-00161' });
    await post('scheduling', 'regenerate', { Remark: 'New address.' });
    await fixture.render(id);
    const last = async (user: string) => ((await view(user)).data.History as object[]).at(-1);
    expect(await last('admin')).toMatchObject({
      Event: 'REVISED',
      AsRole: 'SCHEDULING',
      Remark: 'New address.',
      By: { Name: expect.stringContaining('Yip') },
    });
    expect(await last('client')).toMatchObject({ Event: 'REVISED', AsRole: null, Remark: null, By: null });
  });
});

describe('unlisted certificates', () => {
  it('stay unlisted when suspended, expired and renewed; listed again, they are public', async () => {
    const { id, application, verdict } = await living({
      no: 'QM-2025-00170',
      client: 'client4',
      expiry: '2026-10-31',
    });
    const code = (await fixture.certificate(id)).Code;
    const found = async () =>
      (await test.get(null, '/public/certificate/list', { Search: 'QM-2025-00170' })).data.Total;
    const hidden = async () => [await verdict(), await verdict(code), await found()];
    expect(await found()).toBe(1);
    await perform('admin', 'UNPUBLISH', id, {}, '2026-09-01T02:00:00Z');
    await perform('admin', 'SUSPEND', id, WHY, '2026-09-02T02:00:00Z');
    expect((await hidden()).slice(2)).toEqual([0]);
    await perform('admin', 'RESUME', id, {}, '2026-09-03T02:00:00Z');
    await expireLapsedCertificates(test.portal, new Date('2026-10-31T18:00:00Z'));
    expect(await hidden()).toEqual(['UNKNOWN', 'EXPIRED', 0]);
    const renewal = await insertCertified(test, {
      no: 'QM-2025-00170',
      client: 'client4',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
      effective: '2026-11-10',
      expiry: '2029-10-31',
    });
    await fixture.generate(renewal, '2026-11-10T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2026-11-10T03:00:00Z');
    expect(await hidden()).toEqual(['UNKNOWN', 'VALID', 0]);
    expect((await fixture.story(id)).at(-1)).toBe('RENEWED EXPIRED>ACTIVE 2026-11-10 R2');
    await perform('admin', 'PUBLISH', id, {}, '2026-11-11T02:00:00Z');
    expect([await verdict(), await found()]).toEqual(['VALID', 1]);
  });
});
