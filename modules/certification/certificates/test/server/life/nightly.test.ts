import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { type Certified, insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { nightly } from '#quality/support/nightly.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { expireLapsedCertificates } from '../../../server/expire-lapsed-certificates.ts';
import { followSuspensions } from '../../../server/follow-suspensions.ts';
import { notifyCertificateRecipients, processCertificateEvent } from '../../../server/life/process-event.ts';

const texts = allTexts();

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform, notified, lines } = certificateLifecycleFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };

/** Runs the job of every history entry several times, as jobs may be retried. */
async function processAllEvents(id: number, times = 2): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const { Seq } of await lines(id))
      await notifyCertificateRecipients(test.portal, { CertificateId: id, Seq });
}

describe('expiry by the nightly run', () => {
  const certifiedAs = (no: string): Certified => ({ no, effective: '2025-03-14', expiry: '2026-03-13' });

  it('takes effect after the last minute of the last valid day in Hong Kong', async () => {
    const { id } = await fixture.issued(certifiedAs('QM-2025-00201'));
    await expireLapsedCertificates(test.portal, new Date('2026-03-13T15:59:59Z'));
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('PUBLISHED');
    await expireLapsedCertificates(test.portal, new Date('2026-03-13T16:00:00Z'));
    expect(await fixture.certificate(id)).toMatchObject({
      CertificateStatusCode: 'EXPIRED',
      StatusBefore: 'PUBLISHED',
    });
    expect((await lines(id)).at(-1)).toMatchObject({
      Event: 'EXPIRED',
      FromStatus: 'PUBLISHED',
      ToStatus: 'EXPIRED',
      EffectiveOn: '2026-03-14',
      AccountId: null,
      AsRole: null,
    });
  });

  it('is recorded once after late, repeated and concurrent runs', async () => {
    const { id } = await fixture.issued(certifiedAs('QM-2025-00202'));
    const late = new Date('2026-03-20T18:00:00Z');
    await Promise.all([
      expireLapsedCertificates(test.portal, late),
      expireLapsedCertificates(test.portal, late),
    ]);
    await expireLapsedCertificates(test.portal, late);
    expect((await fixture.story(id)).slice(2)).toEqual(['EXPIRED PUBLISHED>EXPIRED 2026-03-14 R1']);
    const { Version } = await fixture.certificate(id);
    expect(Version).toBe((await lines(id)).length);
  });

  it('expires unlisted certificates and those in renewal, but none that are suspended or have no last valid day', async () => {
    const issue = async (no: string, status: 'ACTIVE' | 'RENEWAL' | 'SUSPENDED') => {
      const { id } = await fixture.issued(certifiedAs(no));
      await test.db
        .updateTable('Certificate')
        .set({ CertificateStatusCode: status })
        .where(announceStatus('certificate', status))
        .where('Id', '=', id)
        .execute();
      return id;
    };
    const ids = [
      await issue('QM-2025-00203', 'ACTIVE'),
      await issue('QM-2025-00204', 'RENEWAL'),
      await issue('QM-2025-00205', 'SUSPENDED'),
      (await fixture.issued({ no: 'SS-2025-00206', scheme: 'SS', expiry: null })).id,
      (await fixture.issued({ ...certifiedAs('QM-2025-00207'), expiry: '2026-03-14' })).id,
    ];
    await expireLapsedCertificates(test.portal, new Date('2026-03-13T18:00:00Z'));
    const after = await Promise.all(ids.map((id) => fixture.certificate(id)));
    expect(after.map((row) => row.CertificateStatusCode)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'SUSPENDED',
      'PUBLISHED',
      'PUBLISHED',
    ]);
    // A public query shows that the suspended certificate has expired, too.
    const { data } = await test.get(null, '/public/certificate/view', {
      CertificateNo: 'QM-2025-00205',
      On: '2026-03-14',
    });
    expect(data.Verdict).toBe('EXPIRED');
  });

  it('a certificate renewed the evening before does not expire', async () => {
    const { application, id } = await fixture.issued(certifiedAs('QM-2025-00208'));
    const renewal = await insertCertified(test, {
      no: 'QM-2025-00208',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
      effective: '2026-03-13',
      expiry: '2029-03-13',
    });
    await fixture.generate(renewal, '2026-03-13T10:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2026-03-13T15:00:00Z');
    await expireLapsedCertificates(test.portal, new Date('2026-03-13T18:00:00Z'));
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('PUBLISHED');
  });

  it('runs with the other nightly jobs', async () => {
    const { id } = await fixture.issued(certifiedAs('QM-2025-00210'));
    await nightly(test.portal);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('EXPIRED');
  });

  it('runs also when another nightly job fails, and the job reports which', async () => {
    const { id } = await fixture.issued(certifiedAs('QM-2025-00211'));
    await sql`alter table follow rename to follow_away`.execute(test.db);
    try {
      await expect(nightly(test.portal)).rejects.toThrow('failed nightly steps: followers');
    } finally {
      await sql`alter table follow_away rename to follow`.execute(test.db);
    }
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('EXPIRED');
  });

  it('a late renewal lists it again', async () => {
    const { application, id } = await fixture.issued(certifiedAs('QM-2025-00209'));
    await expireLapsedCertificates(test.portal, new Date('2026-03-13T18:00:00Z'));
    const renewal = await insertCertified(test, {
      no: 'QM-2025-00209',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
      effective: '2026-04-20',
      expiry: '2029-03-13',
    });
    await fixture.generate(renewal, '2026-04-20T02:00:00Z');
    await fixture.render(id);
    await fixture.publish(renewal, '2026-04-20T03:00:00Z');
    expect((await fixture.story(id)).slice(2)).toEqual([
      'EXPIRED PUBLISHED>EXPIRED 2026-03-14 R1',
      'REVISED EXPIRED>EXPIRED 2026-04-20 R2',
      'PUBLISHED EXPIRED>PUBLISHED 2026-04-20 R2',
    ]);
    const on = async (On: string) =>
      (await test.get(null, '/public/certificate/view', { CertificateNo: 'QM-2025-00209', On })).data.Verdict;
    expect([
      await on('2026-03-13'),
      await on('2026-03-14'),
      await on('2026-04-19'),
      await on('2026-04-20'),
    ]).toEqual(['VALID', 'EXPIRED', 'EXPIRED', 'VALID']);
  });
});

describe('recipients of notifications', () => {
  it('the holder is notified of every change once, in their language, and the actor is not', async () => {
    const { application, id } = await fixture.issued({ no: 'GF-2025-00301', scheme: 'GF' });
    await insertInvoice(test, application, 'BYPASSED');
    await perform('scheduling', 'SUSPEND', id, WHY, '2026-11-02T02:00:00Z');
    await perform('scheduling', 'RESUME', id, {}, '2026-11-03T02:00:00Z');
    await perform('admin', 'EXTEND', id, { ExpiryDateTime: '2028-05-13', ...WHY }, '2026-11-04T02:00:00Z');
    await fixture.render(id);
    await perform('admin', 'UNPUBLISH', id, {}, '2026-11-05T02:00:00Z');
    await perform('admin', 'PUBLISH', id, {}, '2026-11-06T02:00:00Z');
    await perform('admin', 'REGENERATE', id, {}, '2026-11-07T02:00:00Z');
    await fixture.render(id);
    await perform('admin', 'DELETE', id, WHY, '2026-11-08T02:00:00Z');
    await processAllEvents(id);
    // The extension's notification covers its revision; the application's covers the first publication.
    expect(await notified('GF-2025-00301')).toEqual([
      'client CERT_SUSPENDED',
      'client CERT_RESUMED',
      'client CERT_EXTENDED',
      'client CERT_UNLISTED',
      'client CERT_LISTED',
      'client CERT_REVISED',
      'client CERT_DELETED',
    ]);
    const mails = await test.db
      .selectFrom('Mail')
      .select(['Recipient', 'Subject', 'Text'])
      .where('Subject', 'like', '%GF-2025-00301%')
      .orderBy('Id')
      .execute();
    expect(mails.length).toBe(7);
    expect(mails[0]).toMatchObject({
      Recipient: 'client@demo.test',
      Subject: 'Certificate suspended: GF-2025-00301',
    });
    expect(mails[0]?.Text).toContain('since Nov 2, 2026');
    expect(mails[0]?.Text).toContain('http://portal.test/certificate?key=');
    expect(mails[2]?.Text).toContain('until May 13, 2028');
    for (const { Text } of mails) expect(Text).not.toContain('{{');
  });

  it('a sub-account is notified of shared certificates, another organisation of none', async () => {
    const { id, application } = await fixture.issued({ no: 'QM-2025-00302' });
    const sub = await test.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'sub-client@demo.test')
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('Application')
      .set({ SharedWith: [sub.Id] })
      .where('Id', '=', application.Id)
      .execute();
    await perform('admin', 'SUSPEND', id, WHY, '2026-11-02T02:00:00Z');
    await processAllEvents(id);
    expect((await notified('QM-2025-00302')).toSorted()).toEqual([
      'client CERT_SUSPENDED',
      'sub-client CERT_SUSPENDED',
    ]);
  });

  it('an unpublished certificate causes no notification', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00303' });
    const id = await fixture.generate(application);
    await fixture.render(id);
    await fixture.generate(application, '2025-03-15T02:00:00Z');
    await fixture.render(id);
    const Attachment = [await test.upload('admin', 'document')];
    await perform('admin', 'UPLOAD_DISCLOSURE', id, { Attachment }, '2026-11-02T02:00:00Z');
    await perform('admin', 'DELETE', id, WHY, '2026-11-02T02:00:00Z');
    await processAllEvents(id);
    expect(await notified('QM-2025-00303')).toEqual([]);
  });

  it('the page of a surveillance is announced by its publication only', async () => {
    const { application, id } = await fixture.issued({ no: 'QM-2025-00304' });
    const next = await insertCertified(test, {
      no: 'QM-2025-00304',
      type: 'SURVEILLANCE',
      parentId: application.Id,
      certificateId: id,
    });
    await fixture.generate(next, '2026-03-10T02:00:00Z');
    await fixture.render(id);
    await insertInvoice(test, next, 'BYPASSED');
    const published = await test.post('scheduling', '/application/publish', {
      ApplicationKey: next.ApplicationKey,
    });
    expect(published.status).toBe(200);
    expect((await fixture.story(id)).at(-1)).toMatch(/^REVISED PUBLISHED>PUBLISHED \d{4}-\d\d-\d\d R2$/);
    await processAllEvents(id);
    expect(await notified('QM-2025-00304')).toEqual([]);
  });

  it('a change found a month late by the nightly run is in the history and in no email', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00305', expiry: '2026-03-13' });
    const { id: other } = await fixture.issued({ no: 'QM-2025-00306', expiry: '2026-04-14' });
    await expireLapsedCertificates(test.portal, new Date('2026-05-14T18:00:00Z'));
    await processAllEvents(id);
    await processAllEvents(other);
    expect(await notified('QM-2025-00305')).toEqual([]);
    expect(await notified('QM-2025-00306')).toEqual(['client CERT_EXPIRED']);
  });

  it('a renewal that ended without a decision is reported to those who have to arrange another one', async () => {
    const { application, id } = await fixture.issued({ no: 'QM-2025-00307' });
    const renewal = await insertCertified(test, {
      no: 'QM-2025-00307',
      type: 'RENEWAL',
      parentId: application.Id,
      certificateId: id,
    });
    await test.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'RENEWAL' })
      .where(announceStatus('certificate', 'RENEWAL'))
      .where('Id', '=', id)
      .execute();
    await test.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'INPROGRESS' })
      .where(announceStatus('application', 'INPROGRESS'))
      .where('Id', '=', renewal.Id)
      .execute();
    const { ApplicationKey } = renewal;
    await test.post('scheduling', '/application/cancel', { ApplicationKey, Remark: 'Moves abroad.' });
    await processAllEvents(id);
    expect((await notified('QM-2025-00307')).toSorted()).toEqual([
      'admin CERT_RENEWAL_ENDED',
      'sub-admin CERT_RENEWAL_ENDED',
    ]);
  });
});

describe('public log', () => {
  it('every event has one leaf in the public log after concurrent requests', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00308' });
    const waiting = async () =>
      (
        await sql<{ Name: string }>`select task_identifier as "Name" from graphile_worker.jobs
          where task_identifier = 'transparency.append'`.execute(test.db)
      ).rows.length;
    expect(await waiting()).toBe(0);
    for (const { Seq } of await lines(id))
      await processCertificateEvent(test.portal, { CertificateId: id, Seq });
    expect(await waiting()).toBe(1);
  });
});

describe('a suspension that lasts', () => {
  it('is followed up with client and staff after three and after five months, once each', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00400' });
    await perform('admin', 'SUSPEND', id, WHY, '2026-02-28T02:00:00Z');
    const reminders = [
      'admin CERT_SUSPENSION_TASK',
      'client CERT_SUSPENSION_REMINDER',
      'scheduling CERT_SUSPENSION_TASK',
      'sub-admin CERT_SUSPENSION_TASK',
    ];
    for (const [day, times] of [
      ['2026-05-27', 0],
      ['2026-05-28', 1],
      ['2026-05-29', 1],
      ['2026-07-28', 2],
      ['2026-08-28', 2],
    ] as const) {
      await followSuspensions(test.portal, new Date(`${day}T10:00:00Z`));
      const expected = Array.from({ length: times }, () => reminders).flat();
      expect((await notified('QM-2025-00400')).toSorted(), day).toEqual(expected.toSorted());
    }
  });

  it('longer than its limit is reported once to those who decide, from the following day, and again when it recurs', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00401' });
    await perform('admin', 'SUSPEND', id, WHY, '2026-02-28T02:00:00Z');
    await followSuspensions(test.portal, new Date('2026-05-01T10:00:00Z'));
    expect(await notified('QM-2025-00401')).toEqual([]);
    const deciders = ['admin', 'scheduling', 'sub-admin'].map((user) => `${user} CERT_SUSPENDED_LONG`);
    await followSuspensions(test.portal, new Date('2026-08-28T18:00:00Z'));
    await followSuspensions(test.portal, new Date('2026-08-29T18:00:00Z'));
    expect((await notified('QM-2025-00401')).toSorted()).toEqual(deciders);
    expect((await fixture.certificate(id)).CertificateStatusCode).toBe('SUSPENDED');
    await perform('admin', 'RESUME', id, {}, '2026-09-01T02:00:00Z');
    await perform('admin', 'SUSPEND', id, WHY, '2026-09-02T02:00:00Z');
    await followSuspensions(test.portal, new Date('2027-03-01T18:00:00Z'));
    const long = async () =>
      (await notified('QM-2025-00401')).filter((one) => one.endsWith('CERT_SUSPENDED_LONG')).length;
    expect(await long()).toBe(3);
    await followSuspensions(test.portal, new Date('2027-03-02T18:00:00Z'));
    expect(await long()).toBe(6);
  });

  it('is shown on its page', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00402' });
    const six = await perform('admin', 'SUSPEND', id, WHY, '2026-02-28T02:00:00Z');
    expect(six).toMatchObject({ StatusSince: '2026-02-28', IsSuspendedLong: false });
    expect(texts.NOTICE_CERT_SUSPENDED_LONG_TITLE).toHaveLength(3);
  });
});
