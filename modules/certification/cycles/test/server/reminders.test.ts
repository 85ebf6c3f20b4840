import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/common/format/dates.ts';
import { cycleFixture, night } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { sendReminders } from '../../server/send-reminders.ts';

let testPortal: TestPortal;
const { published } = cycleFixture(() => testPortal);
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());

const remind = (day: string) => sendReminders(testPortal.portal, night(day));

/** Notifications about a certificate so far: kind, day and recipient. */
async function notifications(no: string): Promise<string[]> {
  const rows = await testPortal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select(['Notification.Kind', 'Notification.Params', 'Account.Email'])
    .orderBy('Notification.Id')
    .execute();
  return rows
    .filter(({ Params }) => Params.CertificateNo === no)
    .map(({ Kind, Params, Email }) => `${Kind} ${Params.On} ${Email.split('@')[0]}`);
}

test('180, 90, 30 and 14 days before the end, each once; planners are notified of the last two', async () => {
  // Both surveillances are completed.
  const no = 'QM-2025-72001';
  const expiry = '2026-03-13';
  await published({ no, effective: '2023-03-14', expiry });
  const client = `CERT_EXPIRY_NEAR ${expiry} client`;
  const planner = `CERT_EXPIRY_PLAN ${expiry} scheduling`;
  await remind(addDays(expiry, -181));
  expect(await notifications(no)).toEqual([]);
  await remind(addDays(expiry, -180));
  expect(await notifications(no)).toEqual([client]);
  await remind(addDays(expiry, -180));
  await remind(addDays(expiry, -91));
  expect(await notifications(no)).toEqual([client]);
  await remind(addDays(expiry, -90));
  expect(await notifications(no)).toEqual([client, client]);
  await remind(addDays(expiry, -30));
  expect(await notifications(no)).toEqual([client, client, client, planner]);
  await remind(addDays(expiry, -14));
  await remind(expiry);
  expect(await notifications(no)).toEqual([client, client, client, planner, client, planner]);
  await remind(addDays(expiry, 1));
  expect(await notifications(no)).toHaveLength(6);
});

test('after a month of downtime only the nearest reminder is sent', async () => {
  const no = 'QM-2025-72002';
  await published({ no, effective: '2023-05-14', expiry: '2026-05-13' });
  await remind(addDays('2026-05-13', -25));
  expect((await notifications(no)).filter((line) => line.includes('NEAR'))).toEqual([
    'CERT_EXPIRY_NEAR 2026-05-13 client',
  ]);
});

test('a surveillance has reminders as well, until it is submitted; a moved date counts as another date', async () => {
  const no = 'QM-2025-72003';
  const { certificate, application } = await published({ no });
  await remind('2025-12-20');
  expect(await notifications(no)).toEqual(['CERT_SURVEILLANCE_NEAR 2026-03-14 client']);
  await testPortal.db
    .insertInto('Application')
    .values({
      ...application,
      Id: undefined,
      ApplicationKey: 'surveillance-of-three',
      ApplicationNo: 'QM-72003-S1',
      AssessmentType: 'SURVEILLANCE',
      ApplicationStatusCode: 'UNDERREVIEW',
      ParentId: application.Id,
      CertificateId: certificate.Id,
      EndDateTime: new Date('2026-03-14T00:00:00+08:00'),
      Approvals: [],
      Participants: [],
      Answers: {},
      Points: [],
      PointAnswers: [],
      CorrectionBase: null,
      LastReminder: null,
    } as never)
    .execute();
  await remind(addDays('2026-03-14', -30));
  expect(await notifications(no)).toEqual([
    'CERT_SURVEILLANCE_NEAR 2026-03-14 client',
    'CERT_SURVEILLANCE_PLAN 2026-03-14 scheduling',
  ]);
});
