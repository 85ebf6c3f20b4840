import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on accreditation files: the roles that have each. */
export const accreditationFilesPermissions = {
  EXPORT_ACCREDITATION_FILES: [...SETTINGS_STAFF, 'SCHEDULING', 'COO', 'DEPUTYCEO', 'CEO'],
} as const satisfies PermissionTable;
