import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on test runs of services: the roles that have each. */
export const serviceTrialPermissions = {
  RUN_SERVICE_TRIALS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
