import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { PORTAL_STAFF } from '#platform/common/access/roles.ts';

/** Permission of this module on the settings of the deployment: the roles that run the portal. */
export const diagnosticsPermissions = {
  READ_DEPLOYMENT: PORTAL_STAFF,
} as const satisfies PermissionTable;
