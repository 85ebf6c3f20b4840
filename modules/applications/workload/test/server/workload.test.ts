/** The workload of each person: what waits, what is overdue, later steps, and absences; what is counted is what can be handed over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atAssessor } from '#quality/support/at-assessor.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { submitApplication } from '#quality/support/submit-application.ts';
import type { WorkloadRow } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const rows = async (query: Record<string, string> = {}) => {
  const { status, data } = await portal.get('scheduling', '/workload/list', { PageSize: '100', ...query });
  expect(status).toBe(200);
  return data.Rows as WorkloadRow[];
};
const rowOf = async (user: string, query: Record<string, string> = {}) => {
  const key = await portal.userKey(user);
  return (await rows(query)).find(({ UserKey }) => UserKey === key);
};
const assign = async (ApplicationKey: string, Mode: string, user: string) => {
  const AssignedUserKey = await portal.userKey(user);
  const { status } = await portal.post('scheduling', '/application/assign', {
    ...{ ApplicationKey, Mode, AssignedUserKey },
  });
  expect(status).toBe(200);
};

test('counts the current step, later steps and what is overdue, as the handover lists them', async () => {
  const before = await rowOf('assessor3');
  const [first, second] = [
    await submitApplication(portal, 'client2', 'LOGISTICS'),
    await submitApplication(portal, 'client2', 'LOGISTICS'),
  ];
  await assign(first, 'ASSESSOR', 'assessor3');
  await assign(second, 'ASSESSOR', 'assessor2');
  await assign(second, 'INDEPREVIEWER', 'assessor3');
  const after = await rowOf('assessor3');
  const { data } = await portal.get('scheduling', '/application/handover/list', {
    UserKey: await portal.userKey('assessor3'),
  });
  const listed = new Set((data.Rows as { ApplicationKey: string }[]).map((one) => one.ApplicationKey));
  expect(after?.Open).toBe((before?.Open ?? 0) + 2);
  expect(after?.Open).toBe(listed.size);
  // The step that waits is the check by Business, so nothing waits for the assessors yet.
  expect(after?.Current).toBe(before?.Current);
});

test('an application that waits for the person is current, and overdue after its due date', async () => {
  const before = await rowOf('assessor');
  const { key } = await atAssessor(portal);
  const { TurnUserId } = await portal.db
    .updateTable('Application')
    .set({ DueAt: new Date(Date.now() - 86_400_000) })
    .where('ApplicationKey', '=', key)
    .returning('TurnUserId')
    .executeTakeFirstOrThrow();
  const assessor = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', await portal.userKey('assessor'))
    .executeTakeFirstOrThrow();
  expect(TurnUserId).toBe(assessor.Id);
  expect((await rowOf('assessor'))?.Current).toBe((before?.Current ?? 0) + 1);
  expect((await rowOf('assessor'))?.Overdue).toBeGreaterThan(0);
  expect(await rowOf('assessor', { IsOverdue: 'true' })).toBeDefined();
  expect(await rowOf('assessor', { IsFree: 'true' })).toBeUndefined();
});

test('an absence that covers today is shown as such, a later one with its dates', async () => {
  const UserKey = await portal.userKey('assessor2');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const absence = { UserKey, From: day(-2), To: day(3), Remark: '' };
  expect((await portal.post('scheduling', '/user/absence/save', absence)).status).toBe(200);
  expect(await rowOf('assessor2')).toMatchObject({ IsAway: true, AwayFrom: day(-2), AwayTo: day(3) });
  expect(await rowOf('assessor2', { IsAway: 'true' })).toBeDefined();
  await portal.post('scheduling', '/user/absence/remove', { UserKey, From: day(-2), To: day(3) });
  const later = { UserKey, From: '2031-05-01', To: '2031-05-09', Remark: '' };
  expect((await portal.post('scheduling', '/user/absence/save', later)).status).toBe(200);
  expect(await rowOf('assessor2')).toMatchObject({ IsAway: false, AwayFrom: '2031-05-01' });
});

test('lists only people who can be assigned to a step, and finds them by step and name', async () => {
  const all = await rows({ Sort: 'Name' });
  expect(all.every(({ Steps }) => Steps.length > 0)).toBe(true);
  const reviewers = await rows({ Step: 'INDEPREVIEWER' });
  expect(reviewers.length).toBeGreaterThan(0);
  expect(reviewers.every(({ Steps }) => Steps.includes('INDEPREVIEWER'))).toBe(true);
  const [one] = all;
  expect((await rows({ Search: one?.Name ?? '' })).map(({ Name }) => Name)).toContain(one?.Name);
});

test('the open work of a suspended account stays listed until it is handed over', async () => {
  const key = await submitApplication(portal, 'client2', 'LOGISTICS');
  await assign(key, 'INDEPREVIEWER', 'assessor2');
  const { Open } = (await rowOf('assessor2')) ?? {};
  const { UserKey, Version } = await portal.db
    .selectFrom('Account')
    .select(['UserKey', 'Version'])
    .where('Email', '=', 'assessor2@demo.test')
    .executeTakeFirstOrThrow();
  const suspended = await portal.post('admin', '/user/staff/suspend', {
    ...{ UserKey, Version, Remark: 'Left the certification body.' },
  });
  expect(suspended.status).toBe(200);
  expect(await rowOf('assessor2')).toMatchObject({ IsUnable: true, Open });
  expect(await rowOf('assessor2', { IsUnable: 'true' })).toBeDefined();
  expect(await rowOf('assessor3', { IsUnable: 'true' })).toBeUndefined();
  expect(await rowOf('assessor3')).toMatchObject({ IsUnable: false });
  const { data } = await portal.get('scheduling', '/application/handover/list', { UserKey });
  expect(data.Rows).toEqual(expect.arrayContaining([expect.objectContaining({ ApplicationKey: key })]));
});
