import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expiryDateAfter } from '#modules/catalogue/services/rules/cycle-calendar.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * Tests that a surveillance, renewal or special assessment started by a client belongs to one certificate
 * and updates it (decisions 13 and 14 of November 2026; domain 7 and 10).
 */
let portal: TestPortal;
const fixture = cycleFixture(() => portal);
const { done, pass } = assessmentPortal(() => portal);
const today = hongKongDate(new Date());
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const serviceKey = async (scheme: string) =>
  (
    await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', scheme)
      .executeTakeFirstOrThrow()
  ).ServiceKey;

type More = { scheme?: string; who?: string; CertificateKey?: string };
async function startAssessment(
  AssessmentType: string,
  { scheme = 'QM', who: user = 'client', CertificateKey }: More = {},
) {
  const body = {
    ServiceKey: await serviceKey(scheme),
    AssessmentType,
    ...(CertificateKey && { CertificateKey }),
  };
  const { status, data, error } = await portal.post(user, '/application/save', body);
  const why = error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`).join() ?? error.Code;
  return { status, data, why, error };
}

/** A published certificate valid for 36 months, decided the given number of months ago. */
async function certificate(no: string, months: number, scheme: 'QM' | 'IS' = 'QM', client = 'client') {
  const effective = addMonths(today, -months);
  const made = await fixture.published({
    no,
    scheme,
    client,
    effective,
    expiry: expiryDateAfter(effective, 36),
  });
  return { ...made.certificate, ExpiryDate: String(made.certificate.ExpiryDate) };
}
const change = (id: number, set: Updateable<Tables['Certificate']>) =>
  portal.db
    .updateTable('Certificate')
    .set(set)
    .where('Id', '=', id)
    .$if(set.CertificateStatusCode !== undefined, (query) =>
      query.where(announceStatus('certificate', String(set.CertificateStatusCode))),
    )
    .execute();
/** Ends the certificate so that it does not affect the next test. */
const end = (id: number) => change(id, { CertificateStatusCode: 'TERMINATED' });

test('without a certificate of the service, an initial assessment is required first', async () => {
  for (const type of ['SURVEILLANCE', 'SPECIAL', 'RENEWAL'])
    expect(await startAssessment(type)).toMatchObject({
      status: 422,
      why: 'AssessmentType REASON_NO_CERTIFICATE',
    });
  expect((await startAssessment('INITIAL')).status).toBe(200);
});

/** Takes an application from draft to confirmed dates, using the users of the chain. */
async function certify(ApplicationKey: string, type: 'SURVEILLANCE' | 'RENEWAL', steps: readonly string[]) {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  await done('client', '/application/save', {
    ApplicationKey,
    Answers: service?.validAnswers(type, keys) ?? {},
  });
  await done('client', '/application/submit', { ApplicationKey });
  await done('finance', '/application/bypass', { ApplicationKey, Remark: 'Test.' });
  await done('business', '/application/review', { ApplicationKey, TransactionNo: 'TX-1' });
  for (const [Mode, user] of [
    ['ASSESSOR', 'assessor'],
    ['INDEPREVIEWER', 'indepreviewer'],
  ] as const) {
    const AssignedUserKey = await portal.userKey(user);
    if (steps.includes(Mode))
      await done('scheduling', '/application/assign', { ApplicationKey, Mode, AssignedUserKey });
  }
  for (const user of steps) await pass(user.toLowerCase(), ApplicationKey);
  const Attachment = [await portal.upload('scheduling', 'crb')];
  await done('scheduling', '/application/crb/confirm', { ApplicationKey, Attachment });
}

async function issue(ApplicationKey: string) {
  const page = [await portal.upload('scheduling', 'document')];
  await done('scheduling', '/application/certificate/upload', { ApplicationKey, Attachment: page });
  await done('scheduling', '/application/publish', { ApplicationKey });
}

/** Takes an application from draft to the published page. */
async function finish(...[ApplicationKey, type, steps]: Parameters<typeof certify>) {
  await certify(ApplicationKey, type, steps);
  await issue(ApplicationKey);
}

test('a surveillance updates its certificate: same number, next revision, same last valid day, with the short flow', async () => {
  const before = await certificate('QM-2025-73001', 11);
  const { data } = await startAssessment('SURVEILLANCE');
  expect(data).toMatchObject({ ApplicationStatusCode: 'DRAFT', CertificateNo: 'QM-2025-73001' });
  expect((data.Steps as { Step: string }[]).map(({ Step }) => Step)).toEqual(['ASSESSOR', 'COO']);
  expect((await startAssessment('SURVEILLANCE')).why).toBe('CertificateKey REASON_BEGIN_RUNNING');
  await finish(String(data.ApplicationKey), 'SURVEILLANCE', ['ASSESSOR', 'COO']);
  const after = await fixture.certificate(before.Id);
  expect(after).toMatchObject({
    CertificateNo: 'QM-2025-73001',
    Revision: before.Revision + 1,
    ExpiryDate: before.ExpiryDate,
    CertificateStatusCode: 'PUBLISHED',
  });
  const all = await portal.db
    .selectFrom('Certificate')
    .select('Id')
    .where('ServiceId', '=', before.ServiceId)
    .execute();
  expect(all).toHaveLength(1);
  // Completed: the next surveillance has its own window.
  expect((await startAssessment('SURVEILLANCE')).why).toBe('CertificateKey REASON_BEGIN_EARLY');
  await end(before.Id);
});

test('a renewal in time is valid until 36 months after the old last day, and the register shows it as under way', async () => {
  const before = await certificate('QM-2024-73002', 33);
  const { data } = await startAssessment('RENEWAL');
  expect(await fixture.certificate(before.Id)).toMatchObject({ CertificateStatusCode: 'RENEWAL' });
  await finish(String(data.ApplicationKey), 'RENEWAL', ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO']);
  expect(await fixture.certificate(before.Id)).toMatchObject({
    CertificateNo: 'QM-2024-73002',
    CertificateStatusCode: 'PUBLISHED',
    ExpiryDate: addMonths(before.ExpiryDate, 36),
  });
  await end(before.Id);
});

test('a surveillance under way when the renewal is published ends after it and retains its term', async () => {
  const before = await certificate('QM-2024-73020', 33);
  const surveillance = await startAssessment('SURVEILLANCE');
  const renewal = await startAssessment('RENEWAL');
  await certify(String(surveillance.data.ApplicationKey), 'SURVEILLANCE', ['ASSESSOR', 'COO']);
  await finish(String(renewal.data.ApplicationKey), 'RENEWAL', ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO']);
  const ExpiryDate = addMonths(before.ExpiryDate, 36);
  expect(await fixture.certificate(before.Id)).toMatchObject({ Revision: 2, ExpiryDate });
  await issue(String(surveillance.data.ApplicationKey));
  expect(await fixture.certificate(before.Id)).toMatchObject({
    CertificateStatusCode: 'PUBLISHED',
    Revision: 3,
    ExpiryDate,
  });
  await end(before.Id);
});

test('only one special assessment can be open, whether started or converted from a surveillance', async () => {
  const { Id } = await certificate('QM-2025-73021', 11);
  const { data } = await startAssessment('SURVEILLANCE');
  const ApplicationKey = String(data.ApplicationKey);
  await done('client', '/application/save', { ApplicationKey, Answers: {} });
  const special = await startAssessment('SPECIAL');
  expect(special.status).toBe(200);
  const refused = await portal.post('scheduling', '/application/special', { ApplicationKey });
  expect(refused.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_SPECIAL_OPEN']);
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'CANCELLED' })
    .where(announceStatus('application', 'CANCELLED'))
    .where('ApplicationKey', '=', String(special.data.ApplicationKey))
    .execute();
  const made = await done('scheduling', '/application/special', { ApplicationKey });
  expect(made).toMatchObject({ AssessmentType: 'SPECIAL', ApplicationStatusCode: 'INPROGRESS' });
  expect((await startAssessment('SPECIAL')).why).toBe('CertificateKey REASON_BEGIN_RUNNING');
  await end(Id);
});

test('a late renewal within six months is valid until 36 months after the old last day; a later one is refused', async () => {
  const before = await certificate('QM-2022-73003', 38);
  await change(before.Id, { CertificateStatusCode: 'EXPIRED', StatusBefore: 'PUBLISHED' });
  expect((await startAssessment('SURVEILLANCE')).why).toBe('CertificateKey REASON_BEGIN_EXPIRED');
  const { data } = await startAssessment('RENEWAL');
  await finish(String(data.ApplicationKey), 'RENEWAL', ['ASSESSOR', 'INDEPREVIEWER', 'COO', 'CEO']);
  expect(await fixture.certificate(before.Id)).toMatchObject({
    ExpiryDate: addMonths(before.ExpiryDate, 36),
    EffectiveDate: today,
    CertificateStatusCode: 'PUBLISHED',
  });
  await end(before.Id);

  const old = await certificate('QM-2022-73004', 43);
  await change(old.Id, { CertificateStatusCode: 'EXPIRED', StatusBefore: 'PUBLISHED' });
  expect((await startAssessment('RENEWAL')).why).toBe('CertificateKey REASON_BEGIN_TOO_LATE');
  await end(old.Id);
  const terminated = await startAssessment('RENEWAL');
  expect(terminated.why).toBe('CertificateKey REASON_BEGIN_ENDED');
  expect(JSON.stringify(terminated.error)).toContain('is terminated');
});

test('suspended: only the overdue surveillance can be started, and its result does not lift the suspension', async () => {
  const early = await certificate('QM-2025-73005', 11);
  await change(early.Id, { CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' });
  for (const type of ['SURVEILLANCE', 'SPECIAL', 'RENEWAL'])
    expect((await startAssessment(type)).why, type).toBe('CertificateKey REASON_BEGIN_SUSPENDED');
  await end(early.Id);
  const late = await certificate('QM-2025-73006', 14);
  await change(late.Id, { CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' });
  const { data } = await startAssessment('SURVEILLANCE');
  await finish(String(data.ApplicationKey), 'SURVEILLANCE', ['ASSESSOR', 'COO']);
  expect(await fixture.certificate(late.Id)).toMatchObject({ CertificateStatusCode: 'SUSPENDED' });
  await end(late.Id);
});

test('suspended after the start: a special assessment cannot be submitted until the suspension is lifted', async () => {
  const suspended = await certificate('QM-2026-73007', 3);
  const { data } = await startAssessment('SPECIAL');
  const ApplicationKey = String(data.ApplicationKey);
  await change(suspended.Id, { CertificateStatusCode: 'SUSPENDED', StatusBefore: 'PUBLISHED' });
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  await done('client', '/application/save', {
    ApplicationKey,
    Answers: service?.validAnswers('SPECIAL', keys) ?? {},
  });
  const refused = await portal.post('client', '/application/submit', { ApplicationKey });
  expect(refused.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_CERT_SUSPENDED']);
  await change(suspended.Id, { CertificateStatusCode: 'PUBLISHED', StatusBefore: null });
  await done('client', '/application/submit', { ApplicationKey });
  await end(suspended.Id);
});

test('with several certificates one must be named; one of another organisation is answered like a missing one', async () => {
  const one = await certificate('QM-2025-73008', 11);
  const two = await certificate('QM-2025-73009', 10);
  const foreign = await certificate('QM-2025-73010', 10, 'QM', 'client2');
  const response = await startAssessment('SURVEILLANCE');
  expect(response).toMatchObject({ status: 422, why: 'CertificateKey REASON_CERTIFICATE_CHOICE' });
  expect(response.error.Data).toEqual({
    AssessmentType: 'SURVEILLANCE',
    Candidates: [two, one].map(({ CertificateKey, CertificateNo, ExpiryDate }) => ({
      CertificateKey,
      CertificateNo,
      ExpiryDate,
    })),
  });
  const options = await portal.get('client', '/application/begin/options', {
    ServiceKey: await serviceKey('QM'),
  });
  const surveillance = (
    options.data.Types as { AssessmentType: string; Certificates: { CertificateNo: string }[] }[]
  ).find(({ AssessmentType }) => AssessmentType === 'SURVEILLANCE');
  expect(surveillance?.Certificates.map(({ CertificateNo }) => CertificateNo)).toEqual([
    'QM-2025-73009',
    'QM-2025-73008',
  ]);
  const missing = await startAssessment('SURVEILLANCE', { CertificateKey: 'abcdefghijklmnopqrstuv' });
  const other = await startAssessment('SURVEILLANCE', { CertificateKey: foreign.CertificateKey });
  expect([other.status, other.error.Code, other.error.Message]).toEqual([
    missing.status,
    missing.error.Code,
    missing.error.Message,
  ]);
  expect(other.status).toBe(404);
  expect((await startAssessment('INITIAL', { CertificateKey: one.CertificateKey })).why).toBe(
    'CertificateKey REASON_INITIAL_CERTIFICATE',
  );
  const named = await startAssessment('SURVEILLANCE', { CertificateKey: one.CertificateKey });
  expect(named.data.CertificateNo).toBe('QM-2025-73008');
  // Now exactly one certificate qualifies.
  expect((await startAssessment('SURVEILLANCE')).data.CertificateNo).toBe('QM-2025-73009');
  for (const { Id } of [one, two, foreign]) await end(Id);
});

test('of ten concurrent requests one application is created', async () => {
  const { Id } = await certificate('QM-2025-73011', 11);
  const answers = await Promise.all(Array.from({ length: 10 }, () => startAssessment('SURVEILLANCE')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(({ why }) => why);
  expect(new Set(refused)).toEqual(new Set(['CertificateKey REASON_BEGIN_RUNNING']));
  await end(Id);
});

test('an assessment planned by the cycle is opened instead of creating a second one', async () => {
  const { Id } = await certificate('QM-2025-73012', 7);
  await fixture.keep(today);
  const [, planned] = await fixture.applications(Id);
  expect(planned).toMatchObject({ AssessmentType: 'SURVEILLANCE', ApplicationStatusCode: 'WAITING' });
  expect((await startAssessment('SURVEILLANCE')).why).toBe('CertificateKey REASON_BEGIN_EARLY');
  // Two months later its window is open, and the nightly run has not happened yet.
  const effective = addMonths(today, -11);
  const moved = { FirstIssueDate: effective, DecisionDate: effective, EffectiveDate: effective };
  await portal.db.updateTable('Application').set(moved).where('CertificateId', '=', Id).execute();
  await change(Id, { FirstIssueDate: effective, ExpiryDate: addDays(addMonths(effective, 36), -1) });
  const { data } = await startAssessment('SURVEILLANCE');
  expect(data).toMatchObject({
    ApplicationKey: planned?.ApplicationKey,
    ApplicationStatusCode: 'INPROGRESS',
  });
  expect(await fixture.applications(Id)).toHaveLength(2);
  await end(Id);
});
