import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { notifyRecipients } from '#modules/applications/applications/server/notifications/notify-recipients.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { maintainCycles } from '#modules/certification/cycles/server/maintain-cycles.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { cycleFixture, night } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let testPortal: TestPortal;
const { done, keep, published, certificate, applications, story } = cycleFixture(() => testPortal);
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());

const WHY = { Remark: 'The surveillance was not done in time.' };
const STATUS = '/application/certificate/status';

const accountId = async (user: string): Promise<number> =>
  (
    await testPortal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', `${user}@demo.test`)
      .executeTakeFirstOrThrow()
  ).Id;

/** Inserts a published certificate with a surveillance that waits for its window. */
async function withWaiting(no: string) {
  const { certificate: own } = await published({ no });
  await keep('2025-03-15');
  const [, next] = await applications(own.Id);
  if (!next) throw new Error('no next application');
  return { own, next };
}

/**
 * The same with the surveillance under review at a step of the short flow, assigned to assessor@demo.test.
 */
async function underReview(no: string, CurrentStep: 'ASSESSOR' | 'COO' = 'ASSESSOR') {
  const { own, next } = await withWaiting(no);
  const AssessorUserId = await accountId('assessor');
  await testPortal.db
    .updateTable('Application')
    .set({
      ApplicationStatusCode: 'UNDERREVIEW',
      Steps: ['ASSESSOR', 'COO'],
      CurrentStep,
      IsShortFlow: true,
      AssessorUserId,
      ReachedSteps: ['ASSESSOR', CurrentStep],
    })
    .where(announceStatus('application', 'UNDERREVIEW'))
    .where('Id', '=', next.Id)
    .execute();
  await testPortal.db
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: next.Id, AccountId: AssessorUserId, Mode: 'ASSESSOR', AssignedAt: new Date() })
    .execute();
  return { own, next };
}

async function terminate(CertificateKey: string): Promise<void> {
  await done('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'SUSPENDED', ...WHY });
  await done('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'TERMINATED', ...WHY });
}

const statusOf = async (id: number) =>
  (
    await testPortal.db
      .selectFrom('Application')
      .select('ApplicationStatusCode')
      .where('Id', '=', id)
      .executeTakeFirstOrThrow()
  ).ApplicationStatusCode;

async function notifications({ Id, ApplicationNo }: { Id: number; ApplicationNo: string | null }) {
  const { Version } = await testPortal.db
    .selectFrom('Application')
    .select('Version')
    .where('Id', '=', Id)
    .executeTakeFirstOrThrow();
  await notifyRecipients(testPortal.portal, { ApplicationId: Id, Version });
  const rows = await testPortal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select(['Account.Email', 'Notification.Kind', 'Notification.Params'])
    .orderBy('Account.Email')
    .execute();
  return rows
    .filter(({ Params }) => Params.ApplicationNo === ApplicationNo)
    .map(({ Email, Kind, Params }) => `${Email.split('@')[0]} ${Kind} ${Params.CertificateNo}`);
}

test('a waiting application is cancelled by the portal when its certificate is terminated, with history and notification', async () => {
  const { own, next } = await withWaiting('QM-2025-74001');
  await terminate(own.CertificateKey);
  expect(await statusOf(next.Id)).toBe('CANCELLED');
  expect(await story(next.Id)).toEqual(['GENERATE_CYCLE - -', 'CANCEL - -']);
  const { data } = await testPortal.get('client', '/application/history', {
    ApplicationKey: next.ApplicationKey,
  });
  expect((data.Rows as object[])[0]).toMatchObject({
    Action: 'CANCEL',
    By: null,
    FromStatus: 'WAITING',
    ToStatus: 'CANCELLED',
    CertificateEnd: { CertificateNo: 'QM-2025-74001', CertificateStatusCode: 'TERMINATED' },
  });
  expect(await notifications(next)).toEqual(['client CANCELLED_WITH_CERTIFICATE QM-2025-74001']);
  expect(await certificate(own.Id)).toMatchObject({ CertificateStatusCode: 'TERMINATED' });
});

test('a surveillance under review is cancelled with its certificate: invoice void, assessor notified, logged', async () => {
  const { own, next } = await underReview('QM-2025-74002');
  await insertInvoice(testPortal, next, 'OPEN');
  await terminate(own.CertificateKey);
  expect(await statusOf(next.Id)).toBe('CANCELLED');
  const invoice = await testPortal.db
    .selectFrom('Invoice')
    .innerJoin('InvoiceEvent', 'InvoiceEvent.InvoiceId', 'Invoice.Id')
    .select(['Invoice.Status', 'InvoiceEvent.Event', 'InvoiceEvent.AccountId', 'InvoiceEvent.AsRole'])
    .where('Invoice.ApplicationId', '=', next.Id)
    .execute();
  expect(invoice).toEqual([{ Status: 'VOID', Event: 'CANCELLED', AccountId: null, AsRole: null }]);
  const log = await testPortal.db
    .selectFrom('Audit')
    .select(['AccountId', 'Event', 'Detail'])
    .where('Object', '=', next.ApplicationKey)
    .orderBy('Id', 'desc')
    .executeTakeFirst();
  expect(log).toMatchObject({
    AccountId: null,
    Event: 'APPLICATION_CHANGE',
    Detail: { Action: 'CANCEL', After: { ApplicationStatusCode: 'CANCELLED' } },
  });
  expect(await notifications(next)).toEqual([
    'assessor CANCELLED_WITH_CERTIFICATE QM-2025-74002',
    'client CANCELLED_WITH_CERTIFICATE QM-2025-74002',
  ]);
});

test('a payment received stays on the invoice of the cancelled application, to be refunded', async () => {
  const { own, next } = await underReview('QM-2025-74003');
  await insertInvoice(testPortal, next, 'PAID');
  await terminate(own.CertificateKey);
  const { data } = await testPortal.get('finance', '/application/view', {
    ApplicationKey: next.ApplicationKey,
  });
  expect(data).toMatchObject({ ApplicationStatusCode: 'CANCELLED', IsPaid: true });
});

const IN_CHAIN: { CurrentStep: Step; Steps: Step[] } = {
  CurrentStep: 'ASSESSOR',
  Steps: ['ASSESSOR', 'COO'],
};

test.each<ApplicationStatus>([
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'REJECTED',
  'REJECTED_FLOW',
  'CERTIFIED',
])('DELETE cancels an application with status %s, and leaves completed ones unchanged', async (status) => {
  const { own, next } = await withWaiting(`QM-2025-741${status}`);
  await testPortal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: status, ...(status === 'REJECTED_FLOW' && IN_CHAIN) })
    .where(announceStatus('application', status))
    .where('Id', '=', next.Id)
    .execute();
  await done('admin', '/application/certificate/delete', { CertificateKey: own.CertificateKey, ...WHY });
  expect((await applications(own.Id)).map((row) => row.ApplicationStatusCode)).toEqual([
    'COMPLETED',
    'CANCELLED',
  ]);
});

test('an application linked through the previous one is cancelled too; one of another certificate is not', async () => {
  const { own, next } = await withWaiting('QM-2025-74004');
  const other = await withWaiting('QM-2025-74005');
  await testPortal.db
    .updateTable('Application')
    .set({ CertificateId: null })
    .where('Id', '=', next.Id)
    .execute();
  const second = await insertCertified(testPortal, {
    no: 'QM-2025-74006',
    type: 'SURVEILLANCE',
    parentId: Number(next.ParentId),
    certificateId: other.own.Id,
  });
  await terminate(own.CertificateKey);
  expect(await statusOf(next.Id)).toBe('CANCELLED');
  expect(await statusOf(second.Id)).toBe('CERTIFIED');
  expect(await statusOf(other.next.Id)).toBe('WAITING');
});

test('withdrawing a statement cancels its open applications', async () => {
  const { application, id } = await certificateFixture(() => testPortal).issued({
    no: 'SS-2025-74007',
    scheme: 'SS',
    expiry: null,
  });
  const { CertificateKey } = await certificate(id);
  const special = await insertCertified(testPortal, {
    no: 'SS-2025-74007',
    scheme: 'SS',
    type: 'SPECIAL',
    expiry: null,
    parentId: application.Id,
    certificateId: id,
  });
  await done('scheduling', '/application/certificate/withdraw', { CertificateKey, ...WHY });
  expect(await statusOf(special.Id)).toBe('CANCELLED');
});

test('terminated while the last step is approved: the application is cancelled, whichever came first', async () => {
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const { own, next } = await underReview(`QM-2025-7420${at}`, 'COO');
    const CertificateKey = own.CertificateKey;
    await done('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'SUSPENDED', ...WHY });
    const [ended, approved] = await Promise.all([
      testPortal.post('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'TERMINATED', ...WHY }),
      testPortal.post('admin', '/application/progress/approve', { ApplicationKey: next.ApplicationKey }),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409].includes(approved.status), `${approved.status} ${JSON.stringify(approved.error)}`).toBe(
      true,
    );
    expect(await statusOf(next.Id)).toBe('CANCELLED');
    expect((await story(next.Id)).at(-1)).toBe('CANCEL - -');
  }
});

test('terminated while its next assessment is planned: none is left open', async () => {
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const { certificate: own, application } = await published({ no: `QM-2025-7430${at}` });
    const CertificateKey = own.CertificateKey;
    await done('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'SUSPENDED', ...WHY });
    const answers = await Promise.all([
      testPortal.post('scheduling', STATUS, { CertificateKey, CertificateStatusCode: 'TERMINATED', ...WHY }),
      testPortal.post('admin', '/application/generate/cycle', { ApplicationKey: application.ApplicationKey }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      200,
      expect.toSatisfy((it) => it === 200 || it === 409),
    ]);
    expect((await applications(own.Id)).map((row) => row.ApplicationStatusCode)).not.toContain('WAITING');
  }
});

test('applications left open by an earlier version are cancelled by the nightly run, once', async () => {
  const waiting = await withWaiting('QM-2025-74008');
  const certified = await withWaiting('QM-2025-74009');
  const good = await withWaiting('QM-2025-74010');
  await testPortal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'CERTIFIED' })
    .where(announceStatus('application', 'CERTIFIED'))
    .where('Id', '=', certified.next.Id)
    .execute();
  await testPortal.db
    .updateTable('Certificate')
    .set({ CertificateStatusCode: 'TERMINATED' })
    .where(announceStatus('certificate', 'TERMINATED'))
    .where('Id', 'in', [waiting.own.Id, certified.own.Id])
    .execute();
  await maintainCycles(testPortal.portal, night('2025-03-16'), 1);
  await keep('2025-03-17');
  expect(await story(waiting.next.Id)).toEqual(['GENERATE_CYCLE - -', 'CANCEL - -']);
  expect(await story(certified.next.Id)).toEqual(['GENERATE_CYCLE - -', 'CANCEL - -']);
  expect(await statusOf(good.next.Id)).toBe('WAITING');
});

test('an expired certificate retains its applications while it can be renewed; later they are cancelled', async () => {
  const { own, next } = await withWaiting('QM-2025-74011');
  const EXPIRED = { CertificateStatusCode: 'EXPIRED' as const, ExpiryDate: '2025-08-31' };
  await testPortal.db
    .updateTable('Certificate')
    .set(EXPIRED)
    .where('Id', '=', own.Id)
    .where(announceStatus('certificate', EXPIRED.CertificateStatusCode))
    .execute();
  // Six months after the last day of August is the last day of February.
  await keep('2026-02-28');
  expect(await statusOf(next.Id)).toBe('WAITING');
  await keep('2026-03-01');
  expect(await statusOf(next.Id)).toBe('CANCELLED');
  const { data } = await testPortal.get('admin', '/application/history', {
    ApplicationKey: next.ApplicationKey,
  });
  expect((data.Rows as object[])[0]).toMatchObject({ CertificateEnd: { CertificateStatusCode: 'EXPIRED' } });
});
