import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the settings page: the roles that have each. */
export const settingsPermissions = {
  READ_SETTINGS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
