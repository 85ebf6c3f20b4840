import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';

/** Permissions of this module on the overview of permissions: the roles that have each. */
export const permissionsPermissions = {
  READ_PERMISSIONS: [ADMINISTRATOR],
} as const satisfies PermissionTable;
