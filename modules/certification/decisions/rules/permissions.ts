import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module: the roles that have each. */
export const decisionsPermissions = {
  READ_DECISIONS: STAFF_ROLES,
} as const satisfies PermissionTable;
