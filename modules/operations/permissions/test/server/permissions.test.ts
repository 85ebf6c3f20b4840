/** Tests the overview of permissions: who may read it, known cells, and the number of active accounts. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import type { PermissionsView } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const view = async (): Promise<PermissionsView> =>
  (await portal.get('admin', '/permission/view')).data as PermissionsView;

const rowOf = ({ Groups }: PermissionsView, title: string, name: string) =>
  Groups.find(({ Title }) => Title === title)?.Rows.find(({ Name }) => Name === name);

test('only administrators read it', async () => {
  expect((await portal.get('admin', '/permission/view')).status).toBe(200);
  for (const user of ['sub-admin', 'it', 'business', 'client'])
    expect([user, (await portal.get(user, '/permission/view')).status]).toEqual([user, 403]);
});

test('a permission has the roles of its table', async () => {
  const found = rowOf(await view(), 'PERMISSIONS_OF_billing', 'CONFIRM_PAYMENTS');
  expect(found).toEqual({
    Text: 'PERMISSION_CONFIRM_PAYMENTS',
    Name: 'CONFIRM_PAYMENTS',
    Roles: ['ADMIN', 'SUB_ADMIN', 'FINANCE'],
    Limited: [],
  });
});

test('an action of a workflow has its conditions', async () => {
  const data = await view();
  expect(rowOf(data, 'TITLE_APPLICATIONS', 'ASSIGN')).toMatchObject({
    Text: 'PERMISSION_TO_ASSIGN',
    Roles: ['ADMIN', 'SUB_ADMIN', 'SCHEDULING'],
  });
  expect(rowOf(data, 'TITLE_APPLICATIONS', 'SAVE')).toEqual({
    Text: 'ACT_EDIT',
    Name: 'SAVE',
    Roles: ['ADMIN', 'SUB_ADMIN', 'BUSINESS'],
    Limited: [
      {
        Roles: ['CLIENT', 'SUB_CLIENT'],
        Conditions: [],
        From: ['STATUS_DRAFT', 'STATUS_INPROGRESS', 'STATUS_RETURNED', 'STATUS_REJECTED'],
      },
    ],
  });
});

test('accounts are counted per role while they are active', async () => {
  const countOf = async (role: string) =>
    (await view()).Roles.find(({ Role }) => Role === role)?.Accounts ?? 0;
  const before = await countOf('FINANCE');
  expect(before).toBeGreaterThan(0);
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', 'like', 'finance%')
    .where('Status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  await setAccountStatus(portal.db, { Id }, 'SUSPENDED');
  expect(await countOf('FINANCE')).toBe(before - 1);
});
