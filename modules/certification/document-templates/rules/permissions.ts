import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SERVICE_STAFF, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on templates of certificates: the roles that have each. */
export const documentTemplatesPermissions = {
  READ_DOCUMENT_TEMPLATES: SERVICE_STAFF,
  CHANGE_DOCUMENT_TEMPLATES: SETTINGS_STAFF,
  MANAGE_MARKS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
