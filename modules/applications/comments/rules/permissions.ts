import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATOR, PORTAL_STAFF, ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on comments on applications: the roles that have each. */
export const commentsPermissions = {
  WRITE_COMMENTS: ROLES,
  REMOVE_ANY_COMMENT: [ADMINISTRATOR],
  READ_COMMENT_HISTORY: PORTAL_STAFF,
  RECEIVE_UNASSIGNED_COMMENTS: ['BUSINESS'],
  CHOOSE_COMMENT_NOTICES: ROLES,
} as const satisfies PermissionTable;
