import type { PermissionTable } from '#platform/common/access/permissions.ts';
import {
  ADMINISTRATORS,
  CLIENT_ROLES,
  CLIENT_STAFF,
  PLANNERS,
  ROLES,
  SETTINGS_STAFF,
  STAFF_ROLES,
} from '#platform/common/access/roles.ts';

/** Permissions of this module on certificates: the roles that have each. */
export const certificatesPermissions = {
  READ_CERTIFICATES: ROLES,
  MANAGE_CERTIFICATES: [...SETTINGS_STAFF, 'SCHEDULING'],
  RENEW_DOCUMENTS: STAFF_ROLES.filter((role) => role !== 'CEO'),
  VOID_CERTIFICATES: ADMINISTRATORS,
  EXPORT_CERTIFICATES: CLIENT_STAFF,
  RECEIVE_CERTIFICATE_TASKS: PLANNERS,
  CHOOSE_CERTIFICATE_NOTICES: CLIENT_ROLES,
} as const satisfies PermissionTable;
