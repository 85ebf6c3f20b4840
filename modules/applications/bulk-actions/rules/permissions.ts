import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on requests for several applications: the roles that have each. */
export const bulkActionsPermissions = {
  RUN_BULK_ACTIONS: STAFF_ROLES,
} as const satisfies PermissionTable;
