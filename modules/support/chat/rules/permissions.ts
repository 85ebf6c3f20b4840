import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { CLIENT_ROLES, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the chat: the roles that have each. */
export const chatPermissions = {
  CHAT_AS_CLIENT: CLIENT_ROLES,
  CHANGE_CHAT_HOURS: SETTINGS_STAFF,
} as const satisfies PermissionTable;
