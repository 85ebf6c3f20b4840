/** Tests the permissions of all modules: names, texts in three languages, and that duplicates are refused. */
import { expect, it } from 'vitest';
import { modules } from '#apps/common/modules.ts';
import {
  hasPermission,
  installedPermissions,
  installPermissions,
  type PermissionTable,
} from '#platform/common/access/permissions.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { builtInText } from '#platform/common/i18n/texts.ts';
import { installedWorkflows, installWorkflows } from '#platform/common/workflow/workflows.ts';

const all = () => installedPermissions().flatMap(({ permissions }) => Object.entries(permissions));
const without = (keys: readonly string[]): string[] => keys.filter((key) => !builtInText(key));

it('a permission is granted by one of several roles', () => {
  expect(hasPermission(['IT', 'FINANCE'], ['ADMIN', 'FINANCE'])).toBe(true);
  expect(hasPermission(['IT'], ['ADMIN', 'FINANCE'])).toBe(false);
  expect(hasPermission([], ['ADMIN'])).toBe(false);
});

it('a permission that two modules declare is refused with the names of both', () => {
  const permissions: PermissionTable = { READ_BILLS: ['FINANCE'] };
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({ name, permissions }));
  expect(() => installPermissions(twice)).toThrow(
    'billing/invoices and billing/payments both have the permission READ_BILLS: rename one of them.',
  );
  installPermissions(modules);
});

it('a workflow that two modules declare is refused with the names of both', () => {
  const workflows = { TITLE_BILLS: { Actions: [], Rows: {} } };
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({ name, workflows }));
  expect(() => installWorkflows(twice)).toThrow(
    'billing/invoices and billing/payments both have the workflow TITLE_BILLS: rename one of them.',
  );
  installWorkflows(modules);
});

it('every permission is a verb and an object, has roles, each once, and a text', () => {
  expect(all().length).toBeGreaterThan(100);
  expect(all().filter(([name]) => !/^[A-Z]+(_[A-Z]+)+$/.test(name))).toEqual([]);
  expect(all().filter(([, roles]) => roles.length === 0 || new Set(roles).size < roles.length)).toEqual([]);
  expect(all().flatMap(([, roles]) => roles.filter((role) => !ROLES.includes(role)))).toEqual([]);
  expect(without(all().map(([name]) => `PERMISSION_${name}`))).toEqual([]);
});

it('every area, workflow and action has a text on the page of permissions', () => {
  const areas = installedPermissions().map(({ module }) => `PERMISSIONS_OF_${module.split('/')[0]}`);
  expect(without(areas)).toEqual([]);
  const workflows = [...installedWorkflows()];
  expect(workflows.map(([title]) => title)).toEqual([
    'TITLE_CLIENTS',
    'TITLE_SUBS',
    'TITLE_STAFF_LIST',
    'WORKFLOW_CERTIFICATE_INVOICES',
    'TITLE_ASSESSMENT_SERVICES',
    'TITLE_APPLICATIONS',
    'WORKFLOW_COMMENTS',
    'TITLE_NONCONFORMITY_LIST',
    'TITLE_CERTIFICATES',
    'TITLE_PROPOSAL_LIST',
    'WORKFLOW_PROPOSING',
    'WORKFLOW_CONVERSATIONS',
  ]);
  expect(without(workflows.map(([title]) => title))).toEqual([]);
  const labels = workflows.flatMap(([, { Actions, Rows }]) =>
    Actions.map((action) => {
      const label = Rows[action]?.Ui.Label;
      return typeof label === 'string' ? label : `PERMISSION_TO_${action}`;
    }),
  );
  expect(without(labels)).toEqual([]);
});
