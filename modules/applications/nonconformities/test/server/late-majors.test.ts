/** A major nonconformity that is verified later than its service allows: the decision needs a new round of the assessment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { json } from '#platform/server/database/json.ts';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { NonconformityView } from '../../rules/contract.ts';

let portal: TestPortal;
let file: WithNonconformities;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const APPROVE = '/application/progress/approve';
const LATE = 'ERR_TRANSITION REASON_MAJOR_LATE';
const TEAM = ['assessor-onsite', 'indepreviewer', 'coo'];

async function pass(user: string): Promise<void> {
  const { CurrentStep } = (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data;
  const own = (await file.points()).filter(({ Step }) => Step === CurrentStep);
  const Answers = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  if (Answers.length > 0) await file.done(user, '/assessment/checklist/submission', { Answers });
  await file.done(user, APPROVE);
}

/** Before the last approval, with a major one that was verified today. */
async function beforeDecision(scheme: string): Promise<void> {
  file = await withNonconformities(portal, scheme);
  for (const [Mode, user] of Object.entries({ ASSESSOR_ONSITE: TEAM[0], INDEPREVIEWER: TEAM[1] }))
    await file.done('scheduling', '/application/assign', {
      Mode,
      AssignedUserKey: await portal.userKey(String(user)),
    });
  await file.record(['MAJOR']);
  await file.done('assessor', APPROVE);
  for (const user of TEAM) await pass(user);
  await file.acted('indepreviewer', 'release', 0);
  await file.acted('client', 'answer', 0, RESPONSE);
  await file.acted('indepreviewer', 'plan/accept', 0);
  await file.acted('indepreviewer', 'verify', 0, { Method: 'DOCUMENTS' });
}

/** Moves the approvals given so far to noon of a day. */
async function assessedOn(day: string): Promise<void> {
  const found = portal.db
    .selectFrom('Application')
    .select('Approvals')
    .where('ApplicationKey', '=', file.key);
  const { Approvals } = await found.executeTakeFirstOrThrow();
  const At = `${day}T04:00:00.000Z`;
  await portal.db
    .updateTable('Application')
    .set({ Approvals: json(Approvals.map((one) => ({ ...one, At }))) })
    .where('ApplicationKey', '=', file.key)
    .execute();
}

const today = hongKongDate(new Date());

test('verified after six months, the decision is refused until a new round was assessed', async () => {
  await beforeDecision('IS');
  await assessedOn(addDays(addMonths(today, -6), -3));
  expect(await file.refused('ceo', APPROVE)).toBe(LATE);
  expect(await file.refused('admin', APPROVE, { IsOverride: true, Remark: 'Urgent.' })).toBe(LATE);
  const { error } = await portal.post('ceo', APPROVE, { ApplicationKey: file.key });
  const [{ NonconformityNo: no, NonconformityKey }] = (await file.found('ceo')) as [NonconformityView];
  expect(error.Reasons).toEqual([
    {
      Code: 'REASON_MAJOR_LATE',
      Message: `Major nonconformities not verified within 6 months after the last assessment day (1): ${no}. Return the application to the assessor for a new round of the assessment.`,
      Links: [{ Text: no, Path: `/nonconformities/view?key=${NonconformityKey}` }],
    },
  ]);
  await file.done('ceo', '/application/progress/reject', { Target: 'ASSESSOR', Remark: 'Assess again.' });
  await file.done('assessor', APPROVE);
  for (const user of TEAM) await pass(user);
  await pass('ceo');
});

test('verified in time, or in a service without limit, it is decided', async () => {
  await beforeDecision('IS');
  await assessedOn(addDays(addMonths(today, -6), 3));
  await pass('ceo');
  await beforeDecision('GF');
  await assessedOn(addMonths(today, -30));
  await pass('ceo');
});
