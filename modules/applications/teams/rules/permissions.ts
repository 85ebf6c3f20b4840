import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on business teams: the roles that have each. */
export const teamsPermissions = {
  MANAGE_TEAMS: SETTINGS_STAFF,
  BE_TEAM_MEMBER: ['BUSINESS'],
} as const satisfies PermissionTable;
