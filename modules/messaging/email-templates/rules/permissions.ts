import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the texts of emails: the roles that have each. */
export const emailTemplatesPermissions = {
  CHANGE_EMAIL_TEMPLATES: SETTINGS_STAFF,
} as const satisfies PermissionTable;
