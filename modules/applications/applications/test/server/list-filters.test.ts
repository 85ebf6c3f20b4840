import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { submitApplication } from '#quality/support/submit-application.ts';

/** Filters of the list of applications by assignee and by whose turn it is. */
let portal: TestPortal;
const keys: Record<'assessed' | 'reviewed' | 'unassigned' | 'draft', string> = {
  assessed: '',
  reviewed: '',
  unassigned: '',
  draft: '',
};

beforeAll(async () => {
  portal = await startTestPortal();
  for (const name of ['assessed', 'reviewed', 'unassigned'] as const)
    keys[name] = await submitApplication(portal, 'client2', 'LOGISTICS');
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const draft = await portal.post('client2', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  keys.draft = String(draft.data.ApplicationKey);
  const assign = async (key: string, Mode: string, user: string) =>
    expect(
      (
        await portal.post('scheduling', '/application/assign', {
          ApplicationKey: key,
          Mode,
          AssignedUserKey: await portal.userKey(user),
        })
      ).status,
    ).toBe(200);
  await assign(keys.assessed, 'ASSESSOR', 'assessor');
  await assign(keys.reviewed, 'INDEPREVIEWER', 'assessor');
  // First assigned, then replaced: the first person keeps access, and is not found.
  await assign(keys.unassigned, 'ASSESSOR', 'assessor');
  await assign(keys.unassigned, 'ASSESSOR', 'assessor2');
});
afterAll(() => portal.close());

const found = async (user: string, query: Record<string, string>) => {
  const { Rows } = (await portal.get(user, '/application/list', { PageSize: '100', ...query })).data as {
    Rows: { ApplicationKey: string }[];
  };
  const names = Object.entries(keys);
  return Rows.flatMap(
    ({ ApplicationKey }) => names.find(([, key]) => key === ApplicationKey)?.[0] ?? [],
  ).sort();
};

test('by assignee: all steps of a person, and not those of a person who was replaced', async () => {
  const AssigneeKey = await portal.userKey('assessor');
  expect(await found('admin', { AssigneeKey })).toEqual(['assessed', 'reviewed']);
  expect(await found('scheduling', { AssigneeKey: await portal.userKey('assessor2') })).toEqual([
    'unassigned',
  ]);
  // Who works on an application is internal.
  expect(await found('client2', { AssigneeKey })).toEqual([]);
});

test('by whose turn it is', async () => {
  expect(await found('admin', { Turn: 'WITH_BODY' })).toEqual(['assessed', 'reviewed', 'unassigned']);
  expect(await found('client2', { Turn: 'WITH_CLIENT' })).toEqual(['draft']);
  expect((await portal.get('admin', '/application/list', { Turn: 'UNKNOWN' })).status).toBe(422);
});

test('people who can be assigned are listed for staff only', async () => {
  const { Rows } = (await portal.get('coo', '/application/people')).data as { Rows: { Name: string }[] };
  expect(Rows.map(({ Name }) => Name)).toContain('Ivy Chan');
  expect(Rows.map(({ Name }) => Name)).not.toContain('Hilary Ng');
  expect((await portal.get('client', '/application/people')).status).toBe(403);
});
