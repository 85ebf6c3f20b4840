import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on checklists of applications: the roles that have each. */
export const assessmentsPermissions = {
  ANSWER_CHECKLISTS: STAFF_ROLES,
} as const satisfies PermissionTable;
