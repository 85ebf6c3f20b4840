/** HTTP endpoint of the overview of permissions. */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { permissionsPermissions } from './permissions.ts';

const role = z.enum(ROLES);

const permissionRow = z.object({
  /** Text key of what it permits. */
  Text: z.string(),
  /** Name of the permission or the action in the code. */
  Name: z.string(),
  /** Roles that have it in every case. */
  Roles: z.array(role),
  /** Roles that have it in some cases only, each with the text keys of conditions and permitted statuses. */
  Limited: z.array(
    z.object({ Roles: z.array(role), Conditions: z.array(z.string()), From: z.array(z.string()) }),
  ),
});
export type PermissionRow = z.infer<typeof permissionRow>;

const permissionGroup = z.object({
  /** Text key of its title. */
  Title: z.string(),
  /** Whether its rows are actions of a workflow, which also depend on the status of the record. */
  IsWorkflow: z.boolean(),
  Rows: z.array(permissionRow),
});
export type PermissionGroup = z.infer<typeof permissionGroup>;

const permissionsView = z.object({
  Roles: z.array(z.object({ Role: role, /** Number of active accounts. */ Accounts: z.int() })),
  Groups: z.array(permissionGroup),
});
export type PermissionsView = z.infer<typeof permissionsView>;

export const permissionRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/permission/view',
    summary: 'Every permission and every action of a workflow with its roles, and active accounts per role',
    access: permissionsPermissions.READ_PERMISSIONS,
    reads: ['accounts'],
    data: permissionsView,
  }),
} as const satisfies Record<string, Route>;
