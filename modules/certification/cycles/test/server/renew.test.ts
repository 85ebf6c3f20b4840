import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
const { done, published, certificate, applications, story } = cycleFixture(() => portal);
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const TODAY = hongKongDate(new Date());
/** Its renewal window of 180 days has been open for 80. */
const near = { effective: addMonths(TODAY, -33), expiry: addDays(TODAY, 100) };
const RENEW = '/application/certificate/renew';

test('a renewal started from the certificate opens its application and is shown in the register', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-73001', ...near });
  const view = await done('scheduling', RENEW, {
    CertificateKey: own.CertificateKey,
    Remark: 'By telephone',
  });
  expect(view).toMatchObject({ CertificateStatusCode: 'RENEWAL' });
  expect((view.History as { Event: string; AsRole: string }[]).at(-1)).toMatchObject({
    Event: 'RENEWAL_STARTED',
    AsRole: 'SCHEDULING',
    Remark: 'By telephone',
  });
  const [, renewal, ...more] = await applications(own.Id);
  expect(more).toEqual([]);
  expect(renewal).toMatchObject({
    AssessmentType: 'RENEWAL',
    ApplicationStatusCode: 'INPROGRESS',
    IsClientTurn: true,
    ParentId: application.Id,
    CertificateNo: 'QM-2025-73001',
    StartDateTime: new Date(`${addDays(near.expiry, -180)}T00:00:00+08:00`),
    EndDateTime: new Date(`${near.expiry}T00:00:00+08:00`),
  });
  expect(await story(Number(renewal?.Id))).toEqual([
    'GENERATE_CYCLE scheduling SCHEDULING',
    'SHOW_NEXT_CYCLE - -',
  ]);
  const key = { ApplicationKey: String(renewal?.ApplicationKey) };
  expect((await portal.get('client', '/application/view', key)).status).toBe(200);
  expect((await portal.get('client2', '/application/view', key)).status).toBe(404);

  const again = await portal.post('scheduling', RENEW, { CertificateKey: own.CertificateKey });
  expect(again.error.Code).toBe('ERR_TRANSITION');
});

test('a waiting renewal is opened instead of creating one', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-73002', ...near });
  await done('admin', '/application/generate/cycle', { ApplicationKey: application.ApplicationKey });
  expect((await applications(own.Id)).map((row) => row.ApplicationStatusCode)).toEqual([
    'COMPLETED',
    'WAITING',
  ]);
  await done('it', RENEW, { CertificateKey: own.CertificateKey });
  expect(
    (await applications(own.Id)).map((row) => `${row.AssessmentType} ${row.ApplicationStatusCode}`),
  ).toEqual(['INITIAL COMPLETED', 'RENEWAL INPROGRESS']);
});

test('started from the application, the certificate’s status changes as well', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-73003', ...near });
  await done('admin', '/application/generate/cycle', { ApplicationKey: application.ApplicationKey });
  await done('admin', '/application/shownextcycle', { ApplicationKey: application.ApplicationKey });
  expect(await certificate(own.Id)).toMatchObject({ CertificateStatusCode: 'RENEWAL' });
  const events = await portal.db
    .selectFrom('CertificateEvent')
    .innerJoin('Account', 'Account.Id', 'CertificateEvent.AccountId')
    .select(['CertificateEvent.AsRole', 'Account.Email'])
    .where('CertificateId', '=', own.Id)
    .where('Event', '=', 'RENEWAL_STARTED')
    .execute();
  expect(events).toEqual([{ AsRole: 'ADMIN', Email: 'admin@demo.test' }]);
});

test('concurrent requests start one renewal', async () => {
  const { certificate: own, application } = await published({ no: 'QM-2025-73004', ...near });
  await done('admin', '/application/generate/cycle', { ApplicationKey: application.ApplicationKey });
  const [, waiting] = await applications(own.Id);
  const answers = await Promise.all([
    ...['admin', 'scheduling', 'it', 'sub-admin'].map((user) =>
      portal.post(user, RENEW, { CertificateKey: own.CertificateKey }),
    ),
    portal.post('admin', '/application/shownextcycle', { ApplicationKey: waiting?.ApplicationKey }),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await applications(own.Id)).map((row) => row.ApplicationStatusCode)).toEqual([
    'COMPLETED',
    'INPROGRESS',
  ]);
  const { Count } = await portal.db
    .selectFrom('CertificateEvent')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('CertificateId', '=', own.Id)
    .where('Event', '=', 'RENEWAL_STARTED')
    .executeTakeFirstOrThrow();
  expect(Count).toBe(1);
});

test('before its window, and without an end date, there is no renewal', async () => {
  const early = await published({ no: 'QM-2025-73005', effective: TODAY, expiry: addDays(TODAY, 181) });
  const answer = await portal.post('scheduling', RENEW, { CertificateKey: early.certificate.CertificateKey });
  expect(answer.error).toMatchObject({
    Code: 'ERR_TRANSITION',
    Reasons: [{ Code: 'REASON_CERT_RENEWAL_EARLY' }],
  });
  expect(await applications(early.certificate.Id)).toHaveLength(1);
});
