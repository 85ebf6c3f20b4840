import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { INBOX_STAFF, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the inbox: the roles that have each. */
export const conversationsPermissions = {
  ANSWER_INQUIRIES: INBOX_STAFF,
  CHANGE_CANNED_RESPONSES: SETTINGS_STAFF,
} as const satisfies PermissionTable;
