import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverJobs } from '#platform/server/jobs/recover-jobs.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { certificateFacts } from '#quality/support/certificate-facts.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { pdfInfo, pdfSignature, pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { standardFaults } from '#quality/support/standard-faults.ts';
import { assessmentFacts } from '../../server/assessment-facts.ts';
import { disclosurePage } from '../../server/disclosure-page.ts';
import type { DisclosureFacts } from '../../server/facts.ts';
import { printDisclosure } from '../../server/print-disclosure.ts';
import { renderDisclosure } from '../../server/render-disclosure.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { keyOf, lines } = certificateLifecycleFixture(() => test);
const { done } = assessmentPortal(() => test);
const path = '/application/certificate/disclosure/generate';

const queuedDisclosure = (certificateId: number) =>
  test.db
    .selectFrom('DisclosureDocument')
    .selectAll()
    .where('CertificateId', '=', certificateId)
    .orderBy('Id')
    .execute();
const renderAll = async (certificateId: number) => {
  for (const { Id } of await queuedDisclosure(certificateId))
    await renderDisclosure(test.portal, { DisclosureDocumentId: Id }, { IsLast: false });
};
const application = (Id: number) =>
  test.db.selectFrom('Application').selectAll().where('Id', '=', Id).executeTakeFirstOrThrow();

describe('a disclosure document made by the portal', () => {
  it('is what a publication waits for, where the service asks for one', async () => {
    const row = await insertCertified(test, { no: 'SS-2025-00001', scheme: 'SS', expiry: null });
    await insertInvoice(test, row, 'PAID');
    const id = await fixture.generate(row);
    await fixture.render(id);
    const body = { ApplicationKey: row.ApplicationKey };
    const early = await test.post('scheduling', '/application/publish', body);
    expect(early.error.Reasons?.map((one) => one.Code)).toEqual(['REASON_DISCLOSURE_MISSING']);
    const response = await done('scheduling', path, {
      CertificateKey: await keyOf(id),
      Remark: 'for the public',
    });
    // Already being generated, so no second run is started.
    expect(response.DisclosureFile).toBeNull();
    const again = await test.post('scheduling', path, { CertificateKey: await keyOf(id) });
    expect(again.error.Reasons?.map((one) => one.Code)).toEqual(['REASON_CERT_DISCLOSURE_UNDER_WAY']);
    await renderAll(id);
    expect((await fixture.certificate(id)).DisclosureFile).not.toBeNull();
    expect(await application(row.Id)).toMatchObject({ IsManualDisclosure: false });
    expect((await test.post('scheduling', '/application/publish', body)).status).toBe(200);
    const reported = (await lines(id)).find((one) => one.Event === 'DISCLOSED');
    expect(reported).toMatchObject({ AsRole: 'SCHEDULING', Remark: 'for the public', ToStatus: 'PENDING' });
    const listed = await test.get(null, '/public/disclosure/list');
    expect((listed.data.Rows as { CertificateNo: string }[]).map((one) => one.CertificateNo)).toContain(
      'SS-2025-00001',
    );
  });

  it('is signed, tagged, and says nothing that is not public', async () => {
    const { application: row, id } = await fixture.issued({ no: 'QM-2025-00401' });
    await done('admin', path, { CertificateKey: await keyOf(id), Remark: 'internal words' });
    await renderAll(id);
    const certificate = await fixture.certificate(id);
    const bytes = await fixture.bytesOf(certificate.DisclosureFile);
    expect(await pdfSignature(bytes)).toContain('Signature is Valid');
    expect(await pdfInfo(bytes)).toMatch(/Tagged:\s+yes/);
    const content = await pdfTextWithoutSpaces(bytes);
    for (const text of [
      'Disclosuredocument',
      '披露文件',
      'QM-2025-00401',
      'Mar14,2025',
      '2025年3月14日',
      'KwaiChunghub',
    ])
      expect(content).toContain(text);
    // The code gives access to unlisted certificates; people and reasons are internal to the certification
    // body.
    expect(content).not.toContain(certificate.Code);
    expect(bytes.includes(certificate.Code)).toBe(false);
    expect(content).not.toContain('internalwords');
    expect((await application(row.Id)).DisclosureFile).toBe(certificate.DisclosureFile);
    const file = await test.db
      .selectFrom('File')
      .select(['Name', 'Type', 'Kind'])
      .where('FileKey', '=', String(certificate.DisclosureFile))
      .executeTakeFirstOrThrow();
    expect(file).toEqual({
      Name: 'QM-2025-00401-disclosure-1.pdf',
      Type: 'application/pdf',
      Kind: 'document',
    });
  });

  it('is made once, however often its job runs; a second one takes its place', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00402' });
    const CertificateKey = await keyOf(id);
    await done('it', path, { CertificateKey });
    const [first] = await queuedDisclosure(id);
    const render = () =>
      renderDisclosure(test.portal, { DisclosureDocumentId: Number(first?.Id) }, { IsLast: false });
    await Promise.all([render(), render(), render()]);
    await render();
    const one = await fixture.certificate(id);
    const disclosed = async () => (await lines(id)).filter((line) => line.Event === 'DISCLOSED').length;
    expect(await disclosed()).toBe(1);
    await done('it', path, { CertificateKey });
    await renderAll(id);
    const two = await fixture.certificate(id);
    expect([await disclosed(), two.DisclosureFile === one.DisclosureFile, two.Version > one.Version]).toEqual(
      [2, false, true],
    );
    expect((await queuedDisclosure(id)).map((row) => `${row.VersionNo} ${row.Status}`)).toEqual([
      '1 READY',
      '2 READY',
    ]);
  });

  it('does not replace one uploaded in the meantime', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00403' });
    const CertificateKey = await keyOf(id);
    await done('admin', path, { CertificateKey });
    const uploaded = await test.upload('admin', 'document');
    await done('admin', '/application/disclosure/upload', { CertificateKey, Attachment: [uploaded] });
    await renderAll(id);
    expect((await fixture.certificate(id)).DisclosureFile).toBe(uploaded);
  });

  it('of a page that waits for its publication comes into force with it', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00404' });
    const next = await insertCertified(test, {
      no: 'QM-2025-00404',
      type: 'RENEWAL',
      certificateId: id,
      effective: '2028-03-14',
      expiry: '2031-03-13',
    });
    await fixture.generate(next);
    await fixture.render(id);
    await done('admin', path, { CertificateKey: await keyOf(id) });
    await renderAll(id);
    expect((await fixture.certificate(id)).DisclosureFile).toBeNull();
    const { DisclosureFile } = await application(next.Id);
    expect(DisclosureFile).not.toBeNull();
    await fixture.publish(next);
    expect((await fixture.certificate(id)).DisclosureFile).toBe(DisclosureFile);
  });

  it('whose job was killed in its last attempt has failed, and another one may be asked for', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00406' });
    const CertificateKey = await keyOf(id);
    await done('admin', path, { CertificateKey });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key like 'disclosure.render %'`.execute(
      test.db,
    );
    await recoverJobs(test.portal);
    expect((await queuedDisclosure(id)).map((row) => row.Status)).toEqual(['FAILED']);
    await done('admin', path, { CertificateKey });
    await renderAll(id);
    expect((await queuedDisclosure(id)).map((row) => row.Status)).toEqual(['FAILED', 'READY']);
  });

  it('is not made of what was deleted before', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00405' });
    const CertificateKey = await keyOf(id);
    await done('admin', path, { CertificateKey });
    await done('admin', '/application/certificate/delete', { CertificateKey, Remark: 'Issued in error.' });
    await renderAll(id);
    expect((await fixture.certificate(id)).DisclosureFile).toBeNull();
    expect((await queuedDisclosure(id)).map((row) => row.Status)).toEqual(['FAILED']);
  });
});

describe('its facts', () => {
  const moment = (day: string) => `2026-03-${day}T17:00:00.000Z`;
  const approval = (Step: 'ASSESSOR' | 'INDEPREVIEWER' | 'COO' | 'CEO', UserKey: string, day: string) => ({
    ...{ Step, UserKey, Role: 'ADMIN' as const, Round: 1 },
    At: moment(day),
  });
  const assessment = {
    AssessmentType: 'INITIAL' as const,
    SubmittedAt: new Date(moment('01')),
    Approvals: [
      approval('ASSESSOR', 'ivy', '05'),
      approval('INDEPREVIEWER', 'rita', '07'),
      approval('CEO', 'eva', '11'),
    ],
    Participants: [
      { UserKey: 'ivy', Step: 'ASSESSOR' as const },
      { UserKey: 'rita', Step: 'INDEPREVIEWER' as const },
      { UserKey: 'eva', Step: 'CEO' as const },
    ],
  };

  it('are days in Hong Kong, and no names', () => {
    // 01:00 on the next day in Hong Kong.
    expect(assessmentFacts(assessment)).toEqual({
      ...{ Type: 'INITIAL', Received: '2026-03-02', Evaluated: '2026-03-06', Reviewed: '2026-03-08' },
      ...{ Approved: '2026-03-12', IsSeparate: true },
    });
  });

  it('never claim separate duties where a person acted on two sides', () => {
    const Participants = [...assessment.Participants, { UserKey: 'ivy', Step: 'CEO' as const }];
    expect(assessmentFacts({ ...assessment, Participants }).IsSeparate).toBe(false);
    expect(assessmentFacts({ ...assessment, Participants: [], Approvals: [] })).toMatchObject({
      ...{ Evaluated: null, Reviewed: null, Approved: null, IsSeparate: false },
    });
  });

  it('make a page that passes PDF/A-2a and PDF/UA-1', async () => {
    const Assessment = assessmentFacts(assessment);
    const page = disclosurePage(
      { Certificate: certificateFacts, Assessment, MadeOn: '2026-03-12' },
      'BILINGUAL',
      true,
    );
    expect(await standardFaults('certification/disclosures/server/templates/disclosure.typ', page)).toEqual(
      [],
    );
  });

  it('print the same bytes every time, in every language setting, and whatever is written in them', async () => {
    const facts: DisclosureFacts = {
      Certificate: {
        ...certificateFacts,
        Scope: { EN: '#panic("no") ‮ $x$ *bold* \\', CHT: '範圍'.repeat(400), CHS: '' },
        Sites: Array.from({ length: 120 }, (_, at) => `Site ${at + 1} — 場址`),
      },
      Assessment: assessmentFacts(assessment),
      MadeOn: '2026-03-12',
    };
    for (const setting of ['EN', 'CHT', 'CHS', 'BILINGUAL'] as const) {
      const page = () => printDisclosure(disclosurePage(facts, setting, false));
      const [one, two] = [await page(), await page()];
      expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
      expect(await pdfTextWithoutSpaces(one)).toContain('Site120');
    }
  });
});
