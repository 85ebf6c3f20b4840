/** A service that requires accepted plans: the last approval is refused while a minor nonconformity has none. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { NonconformityView } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const APPROVE = '/application/progress/approve';
const REFUSED = 'ERR_TRANSITION REASON_PLAN_OPEN';

const ASSIGNED = { ASSESSOR_ONSITE: 'assessor-onsite', INDEPREVIEWER: 'indepreviewer' };

async function pass(file: WithNonconformities, user: string): Promise<void> {
  const { CurrentStep } = (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data;
  const own = (await file.points()).filter(({ Step }) => Step === CurrentStep);
  const Answers = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  if (Answers.length > 0) await file.done(user, '/assessment/checklist/submission', { Answers });
  await file.done(user, APPROVE);
}

/** An application before its last approval, with two minor nonconformities. */
async function beforeDecision(scheme: string): Promise<WithNonconformities> {
  const file = await withNonconformities(portal, scheme);
  for (const [Mode, user] of Object.entries(ASSIGNED))
    await file.done('scheduling', '/application/assign', {
      Mode,
      AssignedUserKey: await portal.userKey(user),
    });
  await file.record(['MINOR', 'MINOR']);
  await file.done('assessor', APPROVE);
  for (const user of ['assessor-onsite', 'indepreviewer', 'coo']) await pass(file, user);
  return file;
}

test('the last approval is refused, naming the numbers, until each plan is accepted or the record withdrawn', async () => {
  const file = await beforeDecision('IS');
  const rows = (await file.found('ceo')) as NonconformityView[];
  const numbers = rows.map(({ NonconformityNo }) => NonconformityNo);
  expect(await file.refused('ceo', APPROVE)).toBe(REFUSED);
  expect(await file.refused('admin', APPROVE, { IsOverride: true, Remark: 'Urgent.' })).toBe(REFUSED);
  const { error } = await portal.post('ceo', APPROVE, { ApplicationKey: file.key });
  const Message = `Minor nonconformities without an accepted plan (2): ${numbers.join(' · ')}. The plans must be accepted first.`;
  const Links = rows.map(({ NonconformityNo, NonconformityKey }) => ({
    ...{ Text: NonconformityNo, Path: `/nonconformities/view?key=${NonconformityKey}` },
  }));
  expect(error.Reasons).toEqual([{ Code: 'REASON_PLAN_OPEN', Message, Links }]);
  await file.acted('assessor', 'withdraw', 1, { Remark: 'The record was found.' });
  await file.acted('assessor', 'release', 0);
  await file.acted('client', 'answer', 0, RESPONSE);
  expect(await file.refused('ceo', APPROVE)).toBe(REFUSED);
  await file.acted('assessor', 'plan/accept', 0);
  await pass(file, 'ceo');
  // It is verified at the next surveillance.
  expect((await file.found('ceo')).map(({ Status }) => Status)).toEqual(['PLAN_ACCEPTED', 'WITHDRAWN']);
});

test('a result recorded after the plan was accepted needs a plan of its own', async () => {
  const file = await beforeDecision('IS');
  for (const at of [0, 1]) {
    await file.acted('assessor', 'release', at);
    await file.acted('client', 'answer', at, RESPONSE);
    await file.acted('assessor', 'plan/accept', at);
  }
  await file.done('ceo', '/application/progress/reject', { Target: 'ASSESSOR', Remark: 'Check again.' });
  await file.record(['MINOR', 'CONFORM']);
  const [point] = await file.points();
  const Again = { PointKey: point?.PointKey, Result: 'MINOR', Remark: 'Two more records have no date.' };
  await file.done('assessor', '/assessment/checklist/submission', { Answers: [Again] });
  await file.done('assessor', APPROVE);
  for (const user of ['assessor-onsite', 'indepreviewer', 'coo']) await pass(file, user);
  expect((await file.found('ceo')).map(({ Status }) => Status)).toEqual(['RETURNED', 'VERIFIED']);
  expect(await file.refused('ceo', APPROVE)).toBe(REFUSED);
});

test('a service that does not require plans decides with open minor nonconformities', async () => {
  const file = await beforeDecision('GF');
  await pass(file, 'ceo');
  expect((await file.found('ceo')).map(({ Status }) => Status)).toEqual(['RAISED', 'RAISED']);
});
