import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATORS, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on content of the public site: the roles that have each. */
export const contentPermissions = {
  READ_CONTENT: SETTINGS_STAFF,
  PUBLISH_CONTENT: ADMINISTRATORS,
} as const satisfies PermissionTable;
