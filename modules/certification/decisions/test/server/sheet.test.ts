/** The decision sheet: what is decided, how nonconformities were settled, separate duties, the draft, and who may read it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESPONSE, withNonconformities } from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const sheetOf = (user: string, ApplicationKey: string) =>
  portal.get(user, '/decision/sheet', { ApplicationKey });
const userKeys = (...users: string[]) => Promise.all(users.map((user) => portal.userKey(user)));

test('names the decision, its term, the scope, and how each nonconformity was settled', async () => {
  const file = await withNonconformities(portal);
  await file.record(['MAJOR', 'MINOR']);
  await file.done('assessor', '/application/progress/approve', { Remark: 'One major, one minor.' });
  for (const at of [0, 1]) {
    await file.acted('assessor', 'release', at);
    await file.acted('client', 'answer', at, RESPONSE);
    await file.acted('assessor', 'plan/accept', at, { Remark: `Plan ${at} is complete.` });
  }
  await file.acted('assessor', 'verify', 0, {
    Method: 'DOCUMENTS',
    Remark: 'Certificate of calibration seen.',
  });
  const sheet = (await sheetOf('admin', file.key)).data as DecisionSheet;
  expect(sheet).toMatchObject({ Kind: 'CERTIFICATE', Type: 'GRANT', State: 'AHEAD', PrintedNow: null });
  expect(sheet.Term.From).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const [year, month, day] = sheet.Term.From.split('-').map(Number);
  // Three years; the last day is the one before the anniversary.
  const last = new Date(Date.UTC(Number(year) + 3, Number(month) - 1, Number(day) - 1))
    .toISOString()
    .slice(0, 10);
  expect(sheet.Term.To).toBe(last);
  expect(sheet.Printed.Scope.EN).not.toBe('');
  expect(sheet.Printed.Sites.length).toBeGreaterThan(0);
  const [assessor] = await userKeys('assessor');
  expect(
    sheet.Nonconformities.map(({ IsOfApplication, Settled }) => ({ IsOfApplication, Settled })),
  ).toMatchObject([
    {
      IsOfApplication: true,
      Settled: { By: { UserKey: assessor }, Method: 'DOCUMENTS', Remark: 'Certificate of calibration seen.' },
    },
    {
      IsOfApplication: true,
      Settled: { By: { UserKey: assessor }, Method: null, Remark: 'Plan 1 is complete.' },
    },
  ]);
});

test('the team is checked for separate duties, interests and competence', async () => {
  const file = await withNonconformities(portal);
  for (const [Mode, user] of [
    ['ASSESSOR_ONSITE', 'assessor-onsite'],
    ['INDEPREVIEWER', 'indepreviewer'],
  ] as const)
    await file.done('scheduling', '/application/assign', {
      Mode,
      AssignedUserKey: await portal.userKey(user),
    });
  await file.record([]);
  await file.done('assessor', '/application/progress/approve');
  const [assessor, onSite, reviewer] = await userKeys('assessor', 'assessor-onsite', 'indepreviewer');
  const team = ((await sheetOf('admin', file.key)).data as DecisionSheet).Team;
  expect(team.map(({ Name: _name, ...one }) => one)).toEqual([
    { UserKey: assessor, Steps: ['ASSESSOR'], IsInConflict: false, HasInterest: false, IsCompetent: true },
    {
      UserKey: onSite,
      Steps: ['ASSESSOR_ONSITE'],
      IsInConflict: false,
      HasInterest: false,
      IsCompetent: true,
    },
    {
      UserKey: reviewer,
      Steps: ['INDEPREVIEWER'],
      IsInConflict: false,
      HasInterest: false,
      IsCompetent: true,
    },
  ]);
  // Someone who assessed and later endorsed, as an exception: the sheet shows it whatever the step is now.
  await portal.db
    .updateTable('Application')
    .set({
      Participants: JSON.stringify([
        { UserKey: assessor, Step: 'ASSESSOR' },
        { UserKey: assessor, Step: 'COO' },
      ]) as never,
    })
    .where('ApplicationKey', '=', file.key)
    .execute();
  const after = ((await sheetOf('admin', file.key)).data as DecisionSheet).Team;
  expect(after.find(({ UserKey }) => UserKey === assessor)).toMatchObject({
    Steps: ['ASSESSOR', 'COO'],
    IsInConflict: true,
  });
});

test('staff read it within their scope, clients never; the draft has the name of the client', async () => {
  const file = await withNonconformities(portal);
  for (const path of ['/decision/sheet', '/decision/sheet/draft']) {
    const codeFor = async (user: string) =>
      (await portal.get(user, path, { ApplicationKey: file.key })).error.Code ?? 'OK';
    expect([path, await codeFor('admin'), await codeFor('assessor')]).toEqual([path, 'OK', 'OK']);
    // Not assigned, and not yet at their step.
    expect([path, await codeFor('ceo'), await codeFor('assessor-onsite')]).toEqual([
      path,
      'ERR_NOT_FOUND',
      'ERR_NOT_FOUND',
    ]);
    expect([path, await codeFor('client')]).toEqual([path, 'ERR_FORBIDDEN']);
  }
  const { Pages } = (await portal.get('admin', '/decision/sheet/draft', { ApplicationKey: file.key }))
    .data as {
    Pages: string[];
  };
  expect(Pages.length).toBeGreaterThan(0);
  expect(Pages[0]).toContain('<svg');
});
