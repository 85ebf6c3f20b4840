import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on translations: the roles that have each. */
export const translationsPermissions = {
  CHANGE_TRANSLATIONS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
