import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on notifications: the roles that have each. */
export const notificationCentrePermissions = {
  CHOOSE_TURN_NOTICES: ROLES,
} as const satisfies PermissionTable;
