/** Tests the filters of the overview of permissions: words, one role, and the difference of two roles. */
import { expect, test } from 'vitest';
import type { Role } from '#platform/common/access/roles.ts';
import type { PermissionGroup } from '../../rules/contract.ts';
import { filterGroups, permissionOf } from '../../rules/filter-groups.ts';

const row = (Name: string, Roles: Role[], limited: Role[] = []) => ({
  ...{ Text: `TEXT_${Name}`, Name, Roles },
  Limited: limited.length > 0 ? [{ Roles: limited, Conditions: ['REASON'], From: [] }] : [],
});
const groups: PermissionGroup[] = [
  { Title: 'MONEY', IsWorkflow: false, Rows: [row('PAY', ['CLIENT']), row('REFUND', ['FINANCE', 'ADMIN'])] },
  { Title: 'WORK', IsWorkflow: true, Rows: [row('DECIDE', ['ADMIN'], ['COO'])] },
];
const texts: Record<string, string> = {
  TEXT_PAY: 'Pay online',
  TEXT_REFUND: 'Refund payments',
  TEXT_DECIDE: 'Decide',
};
const shown = (search: string, role: Role | null = null, other: Role | null = null) =>
  filterGroups(groups, { search, role, other }, (key) => texts[key] ?? key).flatMap(({ Title, Rows }) =>
    Rows.map(({ Name }) => `${Title} ${Name}`),
  );

test('words are found in the text and in the name', () => {
  expect(shown('')).toEqual(['MONEY PAY', 'MONEY REFUND', 'WORK DECIDE']);
  expect(shown('payments refund')).toEqual(['MONEY REFUND']);
  expect(shown('pay')).toEqual(['MONEY PAY', 'MONEY REFUND']);
  expect(shown('nothing')).toEqual([]);
});

test('a role shows what it may do, also under conditions', () => {
  expect(shown('', 'ADMIN')).toEqual(['MONEY REFUND', 'WORK DECIDE']);
  expect(shown('', 'COO')).toEqual(['WORK DECIDE']);
  expect(permissionOf(row('DECIDE', ['ADMIN'], ['COO']), 'COO')).toBe('LIMITED');
});

test('two roles show in what they differ', () => {
  expect(shown('', 'ADMIN', 'FINANCE')).toEqual(['WORK DECIDE']);
  expect(shown('', 'ADMIN', 'COO')).toEqual(['MONEY REFUND', 'WORK DECIDE']);
});
