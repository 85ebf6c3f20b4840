import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform, keyOf, lines } = certificateLifecycleFixture(() => test);
const { living } = issuedCertificatesFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };

describe('a certificate in force', () => {
  it('is suspended with a reason, shown publicly, and resumed', async () => {
    const { id, status, post, view, verdict } = await living({ no: 'QM-2025-00101' });
    const none = await status('scheduling', 'SUSPENDED');
    expect([none.status, none.error.Fields]).toMatchObject([
      422,
      [{ Field: 'Remark', Code: 'REASON_REMARK_REQUIRED' }],
    ]);
    const done = await status('scheduling', 'SUSPENDED', WHY);
    expect([done.status, done.data.CertificateStatusCode]).toEqual([200, 'SUSPENDED']);
    expect(await verdict()).toBe('SUSPENDED');
    // The actor is internal to the certification body; the reason is shown to the holder.
    const reported = (await view('client')).data as { History: { Event: string }[]; Actions: unknown[] };
    expect(reported.History.at(-1)).toMatchObject({
      Event: 'SUSPENDED',
      FromStatus: 'PUBLISHED',
      ToStatus: 'SUSPENDED',
      Remark: WHY.Remark,
      By: null,
      AsRole: null,
    });
    expect(reported.Actions).toEqual([]);
    expect((await view('it')).data.History).toContainEqual(
      expect.objectContaining({ Event: 'SUSPENDED', AsRole: 'SCHEDULING', By: expect.anything() }),
    );
    const back = await post('it', 'resume', { Remark: 'Done by now.' });
    expect([back.status, back.data.CertificateStatusCode]).toEqual([200, 'PUBLISHED']);
    expect(await verdict()).toBe('VALID');
    expect((await lines(id)).map((line) => `${line.Event} ${line.AsRole ?? '-'}`)).toEqual([
      'ISSUED -',
      'PUBLISHED -',
      'SUSPENDED SCHEDULING',
      'RESUMED IT',
    ]);
  });

  it('returns to its previous status when the suspension ends', async () => {
    const { status, post, verdict, id } = await living({ no: 'QM-2025-00102' });
    await status('admin', 'ACTIVE');
    expect(await verdict()).toBe('UNKNOWN');
    expect(await verdict((await fixture.certificate(id)).Code)).toBe('VALID');
    await status('admin', 'SUSPENDED', WHY);
    expect((await post('admin', 'resume')).data.CertificateStatusCode).toBe('ACTIVE');
    expect((await status('admin', 'PUBLISHED')).data.CertificateStatusCode).toBe('PUBLISHED');
    expect(await verdict()).toBe('VALID');
  });

  it('ends permanently only from a suspension, and cannot be reversed', async () => {
    const { status, post, verdict, view } = await living({ no: 'QM-2025-00103' });
    const early = await status('scheduling', 'TERMINATED', WHY);
    expect([early.status, early.error.Code, early.error.Reasons?.[0]?.Code]).toEqual([
      409,
      'ERR_TRANSITION',
      'REASON_STATUS',
    ]);
    await status('scheduling', 'SUSPENDED', WHY);
    expect((await status('scheduling', 'TERMINATED', WHY)).data.CertificateStatusCode).toBe('TERMINATED');
    expect(await verdict()).toBe('TERMINATED');
    expect((await post('scheduling', 'resume')).error.Code).toBe('ERR_TRANSITION');
    expect((await view('client')).data.CertificateStatusCode).toBe('TERMINATED');
  });

  it('accepts one of two concurrent actions, and repeats once', async () => {
    const { id, status, view, post } = await living({ no: 'QM-2025-00104' });
    const { Version } = (await view('admin')).data;
    const both = await Promise.all([
      status('admin', 'SUSPENDED', { ...WHY, Version }),
      status('scheduling', 'ACTIVE', { Version }),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect((await lines(id)).length).toBe(3);
    const loser = both.find((answer) => answer.status === 409);
    expect(loser?.error.Data).toMatchObject({ CertificateNo: 'QM-2025-00104' });
    const again = { 'idempotency-key': 'the-same-click' };
    await status('admin', 'SUSPENDED', WHY);
    const first = await post('admin', 'resume', {}, again);
    const second = await post('admin', 'resume', {}, again);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.Version).toBe(first.data.Version);
    expect((await lines(id)).filter((line) => line.Event === 'RESUMED').length).toBeLessThanOrEqual(1);
  });

  it('has an unbroken history after concurrent actions', async () => {
    const { id, status, post } = await living({ no: 'QM-2025-00106' });
    const people = ['admin', 'sub-admin', 'it', 'scheduling'];
    const actions = [
      (user: string) => status(user, 'SUSPENDED', WHY),
      (user: string) => post(user, 'resume'),
      (user: string) => status(user, 'ACTIVE'),
      (user: string) => status(user, 'PUBLISHED'),
    ];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, one) => actions[one % 4]?.(people[Math.floor(one / 4) % 4] ?? 'admin')),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200, 409]));
    const story = await lines(id);
    expect(story.map((line) => line.Seq)).toEqual(story.map((_, place) => place + 1));
    expect(story.slice(1).map((line) => line.FromStatus)).toEqual(
      story.slice(0, -1).map((line) => line.ToStatus),
    );
    expect(story.at(-1)?.ToStatus).toBe((await fixture.certificate(id)).CertificateStatusCode);
    expect(story.length).toBe(2 + answers.filter((answer) => answer?.status === 200).length);
  });

  it('refuses malformed input with the texts of the catalogue', async () => {
    const { post, status } = await living({ no: 'GF-2025-00105', scheme: 'GF' });
    const answers = [
      await status('admin', 'DELETED', WHY),
      await status('admin', 'SUSPENDED', { ...WHY, Colour: 'red' }),
      await post('admin', 'extend', { ExpiryDateTime: '2028-02-30', ...WHY }),
      await post('admin', 'extend', { ExpiryDateTime: 20280630, ...WHY }),
      await post('admin', 'resume', { Remark: 'x'.repeat(100_000) }),
      await post('admin', 'extend', { ExpiryDateTime: '2029-01-01', ...WHY }),
      await post('admin', 'status', { CertificateStatusCode: ['SUSPENDED'], ...WHY }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422, 422, 422, 422, 422]);
    for (const { error } of answers) expect(error.Message).not.toMatch(/REASON_|FIELD_|ERR_/);
  });
});

describe('dates and pages', () => {
  it('an extension takes effect immediately, and the next revision prints it', async () => {
    const { id, post, verdict } = await living({ no: 'GF-2025-00110', scheme: 'GF' });
    const done = await post('scheduling', 'extend', { ExpiryDateTime: '2028-09-13', ...WHY });
    expect(done.data).toMatchObject({
      ExpiryDate: '2028-09-13',
      Revision: 1,
      CertificateStatusCode: 'PUBLISHED',
    });
    const second = await post('scheduling', 'extend', { ExpiryDateTime: '2028-09-14', ...WHY });
    expect(second.error.Reasons?.[0]?.Code).toBe('REASON_CERT_PAGE_UNDER_WAY');
    await fixture.render(id);
    expect(await fixture.certificate(id)).toMatchObject({ Revision: 2, ExpiryDate: '2028-09-13' });
    expect((await lines(id)).slice(-2)).toMatchObject([
      { Event: 'EXTENDED', ExpiryDate: '2028-09-13', Revision: 1, Remark: WHY.Remark },
      // The reason is stored only once.
      { Event: 'REVISED', ExpiryDate: null, Revision: 2, Remark: null },
    ]);
    expect(await verdict()).toBe('VALID');
  });

  it('an extension is not lost to a surveillance with earlier fixed dates', async () => {
    const { application, id } = await fixture.issued({ no: 'GF-2025-00150', scheme: 'GF' });
    const next = { no: 'GF-2025-00150', scheme: 'GF', parentId: application.Id, certificateId: id } as const;
    const surveillance = await insertCertified(test, { ...next, type: 'SURVEILLANCE' });
    await perform('admin', 'EXTEND', id, { ...WHY, ExpiryDateTime: '2028-06-30' }, '2027-10-01T02:00:00Z');
    await fixture.render(id);
    const fixed = await test.db
      .selectFrom('Application')
      .selectAll()
      .where('Id', '=', surveillance.Id)
      .executeTakeFirstOrThrow();
    await fixture.generate(fixed, '2027-10-02T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(fixed, '2027-10-02T03:00:00Z');
    expect(await fixture.certificate(id)).toMatchObject({ ExpiryDate: '2028-06-30', Revision: 3 });
  });

  it('a renewal that was confirmed before continues from the extended day', async () => {
    const { application, id } = await fixture.issued({ no: 'GF-2025-00152', scheme: 'GF' });
    const next = { no: 'GF-2025-00152', scheme: 'GF', parentId: application.Id, certificateId: id } as const;
    // In force from 1 March 2028, before the current end on the 13th: three more years from the day after
    // that end.
    const renewal = await insertCertified(test, {
      ...next,
      type: 'RENEWAL',
      effective: '2028-03-01',
      expiry: '2031-03-13',
    });
    const typed = await insertCertified(test, {
      ...next,
      type: 'RENEWAL',
      effective: '2028-03-01',
      expiry: '2030-12-31',
    });
    const dates = async ({ Id }: { Id: number }) => {
      const { CycleFrom, ExpiryDate } = await test.db
        .selectFrom('Application')
        .select(['CycleFrom', 'ExpiryDate'])
        .where('Id', '=', Id)
        .executeTakeFirstOrThrow();
      return [CycleFrom, ExpiryDate];
    };
    await perform('admin', 'EXTEND', id, { ...WHY, ExpiryDateTime: '2028-06-30' }, '2028-02-20T02:00:00Z');
    expect(await dates(renewal)).toEqual(['2028-07-01', '2031-06-30']);
    expect(await dates(typed)).toEqual(['2028-07-01', '2030-12-31']);
    await fixture.render(id);
    await perform('admin', 'EXTEND', id, { ...WHY, ExpiryDateTime: '2028-08-31' }, '2028-02-21T02:00:00Z');
    expect(await dates(renewal)).toEqual(['2028-09-01', '2031-08-31']);
    expect(await dates(typed)).toEqual(['2028-09-01', '2030-12-31']);
  });

  it('nor to its page generated before: it must be generated again', async () => {
    const { id, post } = await living({ no: 'GF-2025-00151', scheme: 'GF' });
    await post('scheduling', 'upload', { Attachment: [await test.upload('scheduling', 'document')] });
    const next = { no: 'GF-2025-00151', scheme: 'GF', certificateId: id } as const;
    const surveillance = await insertCertified(test, { ...next, type: 'SURVEILLANCE' });
    await fixture.generate(surveillance, '2027-10-01T02:00:00Z');
    await fixture.render(id);
    await post('scheduling', 'extend', { ExpiryDateTime: '2028-06-30', ...WHY });
    const fixed = await test.db
      .selectFrom('Application')
      .selectAll()
      .where('Id', '=', surveillance.Id)
      .executeTakeFirstOrThrow();
    const { ApplicationKey } = fixed;
    const refused = await test.post('scheduling', '/application/publish', { ApplicationKey });
    expect([refused.status, refused.error.Code]).toEqual([409, 'ERR_TRANSITION']);
    expect(refused.error.Reasons?.map(({ Code }) => Code)).toContain('REASON_CERT_PAGE_OLDER');
    await expect(fixture.publish(fixed)).rejects.toThrow('the table allows PUBLISH only');
    await fixture.generate(fixed, '2027-10-02T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(fixed);
    expect(await fixture.certificate(id)).toMatchObject({ ExpiryDate: '2028-06-30', Revision: 4 });
  });

  it('an extension of an uploaded page takes effect on the next uploaded page', async () => {
    const { id, post } = await living({ no: 'GF-2025-00111', scheme: 'GF' });
    const FileKey = await test.upload('scheduling', 'document');
    const handedIn = await post('scheduling', 'upload', { Attachment: [FileKey] });
    expect(handedIn.data).toMatchObject({ Revision: 2, IsManual: true, File: FileKey });
    const extended = await post('scheduling', 'extend', { ExpiryDateTime: '2028-06-13', ...WHY });
    expect(extended.data).toMatchObject({ ExpiryDate: '2028-06-13', Revision: 2 });
    expect((await fixture.documents(id)).map((page) => page.Status)).toEqual(['READY', 'READY']);
  });

  it('a regenerated page supersedes the earlier one from the day it is finished', async () => {
    const { id, post } = await living({ no: 'QM-2025-00112' });
    const [first] = await fixture.documents(id);
    await post('admin', 'regenerate', { Remark: 'New address.' });
    await fixture.render(id, '2026-12-24T15:59:00Z');
    expect((await lines(id)).at(-1)).toMatchObject({
      Event: 'REVISED',
      EffectiveOn: '2026-12-24',
      Revision: 2,
    });
    const Sha256 = String(first?.Sha256);
    expect((await test.post(null, '/public/certificate/check', { Sha256 })).data).toMatchObject({
      Result: 'SUPERSEDED',
      Revision: 1,
    });
  });

  it('a page still being generated when its certificate ends never comes into force', async () => {
    const { id, post, status } = await living({ no: 'QM-2025-00113' });
    await post('admin', 'regenerate');
    await status('admin', 'SUSPENDED', WHY);
    await status('admin', 'TERMINATED', WHY);
    await fixture.render(id);
    expect(await fixture.certificate(id)).toMatchObject({ Revision: 1, CertificateStatusCode: 'TERMINATED' });
    expect((await lines(id)).at(-1)?.Event).toBe('TERMINATED');
  });

  it('printing requires the permission to generate, and only the user’s own PDF documents can be published', async () => {
    const { post } = await living({ no: 'QM-2025-00114' });
    expect((await post('sub-admin', 'regenerate')).error.Reasons?.[0]?.Code).toBe(
      'REASON_GENERATION_NOT_GRANTED',
    );
    const board = await test.upload('scheduling', 'crb');
    const foreign = await test.upload('client', 'document');
    for (const Attachment of [[board], [foreign], ['nobody-has-this-key-123']]) {
      expect((await post('scheduling', 'upload', { Attachment })).error.Fields?.[0]?.Field).toBe(
        'Attachment',
      );
      const answer = await test.post('scheduling', '/application/disclosure/upload', {
        CertificateKey: await keyOf(
          (
            await test.db
              .selectFrom('Certificate')
              .select('Id')
              .where('CertificateNo', '=', 'QM-2025-00114')
              .executeTakeFirstOrThrow()
          ).Id,
        ),
        Attachment,
      });
      expect([answer.status, answer.error.Fields?.[0]?.Field]).toEqual([422, 'Attachment']);
    }
  });
});
