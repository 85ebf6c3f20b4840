import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SERVICE_STAFF, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the services of the certification body: the roles that have each. */
export const servicesPermissions = {
  READ_SERVICES: SERVICE_STAFF,
  MANAGE_SERVICES: SETTINGS_STAFF,
} as const satisfies PermissionTable;
