import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';

type Entry = { Action: string; IsHidden: boolean; Reasons: { Code: string; Message: string }[] };

let portal: TestPortal;
let ApplicationKey: string;
beforeAll(async () => {
  portal = await startTestPortal();
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', keys);
  ApplicationKey = String(
    (await portal.post('client', '/application/save', { ServiceKey })).data.ApplicationKey,
  );
  await portal.post('client', '/application/save', { ApplicationKey, Answers });
  expect((await portal.post('client', '/application/submit', { ApplicationKey })).status).toBe(200);
});
afterAll(() => portal.close());

const cycle = cycleFixture(() => portal);
/** An application without an invoice. */
async function startedApplication() {
  const { ApplicationKey: application } = await insertCertified(portal, { no: null });
  return { application };
}
const set = (application: string, ApplicationStatusCode: ApplicationStatus) =>
  portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode })
    .where(announceStatus('application', ApplicationStatusCode))
    .where('ApplicationKey', '=', application)
    .execute();
const entry = async (user: string, action: string): Promise<Entry | undefined> => {
  const { data } = await portal.get(user, '/application/view', { ApplicationKey });
  return (data.Actions as Entry[]).find(({ Action }) => Action === action);
};
const refusal = async (user: string, path: string, input: object = {}) =>
  (await portal.post(user, path, { ApplicationKey, ...input })).error.Reasons as unknown as Entry['Reasons'];

test('the statuses named are those of the reader’s own grant, in the response and in Actions', async () => {
  const textOf = async (user: string, action: string, path: string, input: object = {}) => [
    (await entry(user, action))?.Reasons.map(({ Message }) => Message),
    (await refusal(user, path, input)).map(({ Message }) => Message),
  ];
  const edit = [
    'Only available in status: Draft · In progress (draft) · Returned for more information · Client response required.',
  ];
  expect(await textOf('client', 'SAVE', '/application/save', { Answers: {} })).toEqual([edit, edit]);
  const cancel = ['Only available in status: Draft · In progress (draft).'];
  expect(await textOf('client', 'CANCEL', '/application/cancel')).toEqual([cancel, cancel]);
});

test('UNPAID lists no status in which it has no effect', async () => {
  const { application } = await startedApplication();
  await set(application, 'INPROGRESS');
  const { data } = await portal.get('finance', '/application/view', { ApplicationKey: application });
  expect((data.Actions as Entry[]).find(({ Action }) => Action === 'UNPAID')?.Reasons).toEqual([
    {
      Code: 'REASON_STATUS',
      Message:
        'Only available in status: Submitted · Returned for more information · Under review · Client response required · Returned in review · Certified · Completed · Not yet open.',
    },
  ]);
});

test('actions never allowed in a final status, and CREATE on any record, are hidden', async () => {
  expect(await entry('client', 'CREATE')).toMatchObject({ Allowed: false, IsHidden: true });
  const { application } = await startedApplication();
  for (const [status, shown] of [
    ['CANCELLED', []],
    ['REJECTED_STAFF', ['CHANGE_TRANX']],
  ] as const) {
    await set(application, status);
    const { data } = await portal.get('admin', '/application/view', { ApplicationKey: application });
    const actions = data.Actions as Entry[];
    expect(actions.length, status).toBeGreaterThan(25);
    expect(
      actions.filter(({ IsHidden }) => !IsHidden).map(({ Action }) => Action),
      status,
    ).toEqual(shown);
  }
});

test('actions that require the permission to generate are hidden from users without it, in every status', async () => {
  const { application } = await startedApplication();
  const PAGES = ['GENERATE_CERT', 'REGENERATE_CERT', 'UPLOAD_CERT', 'UPLOAD_DISCLOSURE'];
  const shown = async (user: string) => {
    const { data } = await portal.get(user, '/application/view', { ApplicationKey: application });
    const entries = (data.Actions as Entry[]).filter(({ Action }) => PAGES.includes(Action));
    expect(entries.length).toBe(PAGES.length);
    return entries.filter(({ IsHidden }) => !IsHidden).map(({ Action }) => Action);
  };
  for (const status of ['PENDING', 'CERTIFIED', 'COMPLETED'] as const) {
    await set(application, status);
    expect(await shown('finance'), status).toEqual([]);
    expect(await shown('admin'), status).toEqual(PAGES);
  }
});

test('a sub-account sees that no certificate is shared with it, its organisation that it has none', async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const why = async (user: string) => {
    const { data } = await portal.get(user, '/application/begin/options', { ServiceKey });
    const types = data.Types as { AssessmentType: string; Reasons: { Message: string }[] }[];
    const reasons = types.find(({ AssessmentType }) => AssessmentType === 'SURVEILLANCE')?.Reasons;
    const { error } = await portal.post(user, '/application/save', {
      ServiceKey,
      AssessmentType: 'SURVEILLANCE',
    });
    return [reasons?.map(({ Message }) => Message), error.Fields?.map(({ Code }) => Code)];
  };
  expect(await why('client')).toEqual([
    ['Your organisation holds no certificate for this service. Apply for an initial assessment.'],
    ['REASON_NO_CERTIFICATE'],
  ]);
  await cycle.published({ no: 'QM-2025-76301' });
  expect(await why('sub-client')).toEqual([
    [
      'No certificate for this service is shared with your account. Ask the holder of your organisation’s main account to share one.',
    ],
    ['REASON_NO_CERTIFICATE_SHARED'],
  ]);
});

test('a completed payment hides PAY_NOW and gives one reason; actions that never apply to the record are hidden', async () => {
  expect(await entry('client', 'PAY_NOW')).toMatchObject({ IsHidden: false });
  expect(await entry('admin', 'SPECIAL')).toMatchObject({ IsHidden: true });
  expect(await entry('admin', 'APPROVE_PROGRESS')).toMatchObject({ IsHidden: false });
  const Attachment = [await portal.upload('client', 'document')];
  expect((await portal.post('client', '/application/paynow', { ApplicationKey, Attachment })).status).toBe(
    200,
  );
  expect(await entry('client', 'PAY_NOW')).toMatchObject({
    IsHidden: true,
    Reasons: [{ Code: 'REASON_PROOF_ALREADY_GIVEN' }],
  });
  await portal.post('finance', '/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' });
  const paid = await entry('client', 'PAY_NOW');
  expect(paid?.IsHidden).toBe(true);
  expect(paid?.Reasons.map(({ Code }) => Code)).toEqual(['REASON_ALREADY_PAID']);
  const again = await refusal('client', '/application/paynow', {
    Attachment: [await portal.upload('client', 'document')],
  });
  expect(again.map(({ Code }) => Code)).toEqual(['REASON_ALREADY_PAID']);
});
