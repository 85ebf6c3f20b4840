import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATOR, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the rule of second factors: the roles that have each. */
export const signInPermissions = {
  READ_TWO_FACTOR_RULE: SETTINGS_STAFF,
  CHANGE_TWO_FACTOR_RULE: [ADMINISTRATOR],
} as const satisfies PermissionTable;
