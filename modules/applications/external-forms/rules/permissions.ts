import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATORS, CLIENT_ROLES, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on forms of an external form server: the roles that have each. */
export const externalFormsPermissions = {
  FILL_IN_EXTERNAL_FORMS: CLIENT_ROLES,
  MANAGE_EXTERNAL_FORMS: SETTINGS_STAFF,
  LINK_FORM_ENTRIES: ADMINISTRATORS,
} as const satisfies PermissionTable;
