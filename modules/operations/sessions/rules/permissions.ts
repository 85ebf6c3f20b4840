import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/**
 * Permission of this module. Whose sessions a user sees follows the data scope of accounts; whose sessions a
 * user may end, the action "sign out" of the account's workflow.
 */
export const sessionsPermissions = {
  MANAGE_SESSIONS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
