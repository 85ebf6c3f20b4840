import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertInvoice } from '#quality/support/certified.ts';
import { cycleFixture, night } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { maintainCycles } from '../../server/maintain-cycles.ts';
import { sendReminders } from '../../server/send-reminders.ts';

let testPortal: TestPortal;
const { done, keep, published, certificate, applications, story, finish } = cycleFixture(() => testPortal);
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());

const line = (rows: Awaited<ReturnType<typeof applications>>) =>
  rows.map((row) =>
    [
      row.AssessmentType,
      row.ApplicationStatusCode,
      ...[row.StartDateTime, row.EndDateTime].map((moment) => moment && hongKongDate(moment)),
    ].join(' '),
  );

test('the nightly run plans the next assessment and opens it on its day, once, as an action of the portal', async () => {
  const { application, certificate: own } = await published({ no: 'QM-2025-71001' });
  await keep('2025-03-15');
  expect(line(await applications(own.Id))).toEqual([
    'INITIAL COMPLETED  ',
    'SURVEILLANCE WAITING 2025-12-14 2026-03-14',
  ]);
  const [, next] = await applications(own.Id);
  expect(next).toMatchObject({ ParentId: application.Id, CreatedById: application.CreatedById });

  await maintainCycles(testPortal.portal, new Date('2025-12-13T23:59:59.999+08:00'));
  expect(line(await applications(own.Id))[1]).toContain('WAITING');
  await maintainCycles(testPortal.portal, new Date('2025-12-14T00:00:00+08:00'));
  expect(line(await applications(own.Id))[1]).toContain('INPROGRESS');
  await keep('2025-12-14');
  await keep('2025-12-15');
  expect(await applications(own.Id)).toHaveLength(2);
  expect(await story(Number(next?.Id))).toEqual(['GENERATE_CYCLE - -', 'SHOW_NEXT_CYCLE - -']);
  const shown = await testPortal.get('admin', '/application/history', {
    ApplicationKey: String(next?.ApplicationKey),
  });
  expect((shown.data.Rows as { By: unknown }[])[0]?.By).toBeNull();
  // A surveillance does not change the certificate's status.
  expect((await certificate(own.Id)).CertificateStatusCode).toBe('PUBLISHED');
});

test('from issue to renewal and into the next cycle', async () => {
  const { certificate: own } = await published({ no: 'QM-2025-71002' });
  await keep('2025-03-15');
  await finish(Number((await applications(own.Id))[1]?.Id), 'COMPLETED', '2026-02-20');
  await keep('2026-02-21');
  expect(line(await applications(own.Id))[2]).toBe('SURVEILLANCE WAITING 2026-12-14 2027-03-14');
  await finish(Number((await applications(own.Id))[2]?.Id), 'COMPLETED', '2027-03-01');
  await keep('2027-03-02');
  expect(line(await applications(own.Id))[3]).toBe('RENEWAL WAITING 2027-09-15 2028-03-13');

  await keep('2027-09-14');
  expect((await certificate(own.Id)).CertificateStatusCode).toBe('PUBLISHED');
  await keep('2027-09-15');
  expect(await certificate(own.Id)).toMatchObject({
    CertificateStatusCode: 'RENEWAL',
    StatusBefore: 'PUBLISHED',
  });
  const begun = await testPortal.db
    .selectFrom('CertificateEvent')
    .select(['FromStatus', 'ToStatus', 'EffectiveOn', 'AccountId', 'AsRole'])
    .where('CertificateId', '=', own.Id)
    .where('Event', '=', 'RENEWAL_STARTED')
    .execute();
  expect(begun).toEqual([
    {
      FromStatus: 'PUBLISHED',
      ToStatus: 'RENEWAL',
      EffectiveOn: '2027-09-15',
      AccountId: null,
      AsRole: null,
    },
  ]);

  const renewal = (await applications(own.Id))[3];
  if (!renewal) throw new Error('no renewal');
  await insertInvoice(testPortal, renewal, 'BYPASSED');
  await finish(renewal.Id, 'CERTIFIED', '2026-01-05');
  const ApplicationKey = renewal.ApplicationKey;
  const dated = await done('scheduling', '/application/crb/confirm', {
    ApplicationKey,
    IsCertDateNoManual: true,
    DateTime: '2027-11-30',
  });
  expect(dated).toMatchObject({ CertificateNo: 'QM-2025-71002', ExpiryDate: '2031-03-13' });
  const Attachment = [await testPortal.upload('scheduling', 'document')];
  await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment });
  await done('scheduling', '/application/publish', { ApplicationKey });
  expect(await certificate(own.Id)).toMatchObject({
    CertificateStatusCode: 'PUBLISHED',
    ExpiryDate: '2031-03-13',
  });
  await keep('2027-12-01');
  expect(line(await applications(own.Id))[4]).toBe('SURVEILLANCE WAITING 2028-12-14 2029-03-14');

  const { data } = await testPortal.get('scheduling', '/application/certificate/view', {
    CertificateKey: own.CertificateKey,
  });
  const { From, To, Marks } = data.Cycle as {
    From: string;
    To: string;
    Marks: { Kind: string; On: string }[];
  };
  // Its new page takes effect before the old cycle has ended.
  expect([From, To]).toEqual(['2027-11-30', '2031-03-13']);
  expect(Marks.map(({ Kind, On }) => `${Kind} ${On}`)).toEqual([
    'ISSUED 2028-03-14',
    'SURVEILLANCE 2029-03-14',
    'SURVEILLANCE 2030-03-14',
    'RENEWAL 2031-03-13',
    'EXPIRY 2031-03-13',
  ]);
});

test('certificates not in force are ignored, and assessments cancelled by users are not planned again', async () => {
  const ended = await published({ no: 'QM-2025-71003' });
  await testPortal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'TERMINATED' })
    .where(announceStatus('certificate', 'TERMINATED'))
    .where('Id', '=', ended.certificate.Id)
    .execute();
  const past = await published({ no: 'QM-2025-71004', expiry: '2025-06-30' });
  const cancelled = await published({ no: 'QM-2025-71005' });
  const unlisted = await published({ no: 'QM-2025-71006' });
  await testPortal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'ACTIVE' })
    .where(announceStatus('certificate', 'ACTIVE'))
    .where('Id', '=', unlisted.certificate.Id)
    .execute();
  await keep('2025-07-01');
  const [, next] = await applications(cancelled.certificate.Id);
  await testPortal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'CANCELLED' })
    .where(announceStatus('application', 'CANCELLED'))
    .where('Id', '=', Number(next?.Id))
    .execute();
  await keep('2025-12-20');
  await keep('2025-12-21');
  expect(await applications(ended.certificate.Id)).toHaveLength(1);
  expect(await applications(past.certificate.Id)).toHaveLength(1);
  expect(await applications(cancelled.certificate.Id)).toHaveLength(2);
  expect(line(await applications(unlisted.certificate.Id))[1]).toContain('SURVEILLANCE INPROGRESS');
  // Staff can plan it again manually.
  const again = await done('admin', '/application/generate/cycle', {
    ApplicationKey: cancelled.application.ApplicationKey,
  });
  expect(again).toMatchObject({ HasChildCycle: { ApplicationStatusCode: 'WAITING' } });
});

test('if a renewal opens during a suspension, lifting the suspension leads to the renewal status', async () => {
  const { certificate: own } = await published({ no: 'QM-2025-71007' });
  await testPortal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' })
    .where(announceStatus('certificate', 'SUSPENDED'))
    .where('Id', '=', own.Id)
    .execute();
  await keep('2027-09-15');
  expect(line(await applications(own.Id))[1]).toContain('RENEWAL INPROGRESS');
  expect(await certificate(own.Id)).toMatchObject({
    CertificateStatusCode: 'SUSPENDED',
    StatusBefore: 'RENEWAL',
  });
});

test('a waiting renewal follows an extension; an opened one retains its dates', async () => {
  const { certificate: own } = await published({ no: 'QM-2025-71009' });
  await keep('2027-09-10');
  const extend = (ExpiryDate: string) =>
    testPortal.db.updateTable('Certificate').set({ ExpiryDate }).where('Id', '=', own.Id).execute();
  // The first surveillance was missed and superseded; the second one was opened.
  expect(line(await applications(own.Id))[1]).toContain('SURVEILLANCE INPROGRESS 2026-12-14 2027-03-14');
  await finish(Number((await applications(own.Id))[1]?.Id), 'COMPLETED', '2027-09-11');
  await keep('2027-09-12');
  expect(line(await applications(own.Id))[2]).toBe('RENEWAL WAITING 2027-09-15 2028-03-13');
  await extend('2028-06-13');
  await keep('2027-09-15');
  expect(line(await applications(own.Id))[2]).toBe('RENEWAL WAITING 2027-12-16 2028-06-13');
  await keep('2027-12-16');
  await extend('2028-08-13');
  await keep('2027-12-17');
  expect(line(await applications(own.Id))[2]).toBe('RENEWAL INPROGRESS 2027-12-16 2028-06-13');
});

test('two concurrent nightly runs plan and open each assessment once', async () => {
  const { certificate: own } = await published({ no: 'QM-2025-71008' });
  await Promise.all([keep('2026-01-10'), keep('2026-01-10'), keep('2026-01-10')]);
  const rows = await applications(own.Id);
  expect(line(rows)).toEqual(['INITIAL COMPLETED  ', 'SURVEILLANCE INPROGRESS 2025-12-14 2026-03-14']);
  expect(await story(Number(rows[1]?.Id))).toEqual(['GENERATE_CYCLE - -', 'SHOW_NEXT_CYCLE - -']);
});

test('a renewal starts on its day, once, even if a surveillance is missing; a cancelled one is left to users', async () => {
  const { certificate: own } = await published({ no: 'QM-2025-71010' });
  await keep('2025-12-14');
  expect(line(await applications(own.Id))[1]).toContain('SURVEILLANCE INPROGRESS');
  await keep('2027-09-14');
  expect(await applications(own.Id)).toHaveLength(2);
  await keep('2027-09-15');
  await keep('2027-09-16');
  const rows = await applications(own.Id);
  expect(line(rows).slice(2)).toEqual(['RENEWAL INPROGRESS 2027-09-15 2028-03-13']);
  expect(await certificate(own.Id)).toMatchObject({ CertificateStatusCode: 'RENEWAL' });
  await done('admin', '/application/cancel', {
    ApplicationKey: rows[2]?.ApplicationKey,
    Remark: 'They leave.',
  });
  expect(await certificate(own.Id)).toMatchObject({ CertificateStatusCode: 'PUBLISHED' });
  await keep('2027-09-17');
  expect(await applications(own.Id)).toHaveLength(3);
});

test('a reminder and an action on the same certificate wait for each other, and both succeed', async () => {
  const { application, certificate: own } = await published({ no: 'QM-2025-71013' });
  await keep('2025-03-15');
  const { db, portal } = testPortal;
  // As an action does it: the application first, then the certificate.
  const reminding = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('Application').select('Id').where('Id', '=', application.Id).forUpdate().execute();
    const sending = sendReminders(portal, night('2025-12-14'));
    const isWaiting = () =>
      sql<{ Waiting: boolean }>`select count(*) > 0 as "Waiting" from pg_locks where not granted`.execute(db);
    await expect.poll(async () => (await isWaiting()).rows[0]?.Waiting).toBe(true);
    await tx.selectFrom('Certificate').select('Id').where('Id', '=', own.Id).forUpdate().execute();
    return { sending };
  });
  await reminding.sending;
  const sent = db.selectFrom('CycleReminder').select('Days').where('CertificateId', '=', own.Id);
  expect(await sent.execute()).toEqual([{ Days: 90 }]);
});

test('permanently refused items do not block the items after them', async () => {
  const first = await published({ no: 'QM-2025-71011' });
  const second = await published({ no: 'QM-2025-71012' });
  // Its service no longer has assessments after the initial one.
  const { ServiceId, Definition, Status, EffectiveOn, PublishedAt } = await testPortal.db
    .selectFrom('ServiceVersion')
    .selectAll()
    .where('Id', '=', first.certificate.ServiceVersionId)
    .executeTakeFirstOrThrow();
  const { Id: ServiceVersionId } = await testPortal.db
    .insertInto('ServiceVersion')
    .values({
      ...{ ServiceId, Status, EffectiveOn, PublishedAt, VersionNo: 99 },
      Definition: json({ ...Definition, AssessmentTypes: ['INITIAL' as const] }),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  const change = (id: number, columns: { ServiceVersionId: number } | { CycleFrom: string }) =>
    testPortal.db.updateTable('Application').set(columns).where('Id', '=', id).execute();
  await change(first.application.Id, { ServiceVersionId });
  await maintainCycles(testPortal.portal, night('2025-03-15'), 1);
  expect(await applications(first.certificate.Id)).toHaveLength(1);
  const planned = async () => line(await applications(second.certificate.Id))[1];
  expect(await planned()).toBe('SURVEILLANCE WAITING 2025-12-14 2026-03-14');
  await change(second.application.Id, { CycleFrom: '2025-04-14' });
  await maintainCycles(testPortal.portal, night('2025-03-16'), 1);
  expect(await planned()).toBe('SURVEILLANCE WAITING 2026-01-14 2026-04-14');
});
