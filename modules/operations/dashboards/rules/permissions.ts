import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { CLIENT_ROLES, ROLES, SETTINGS_STAFF, STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on dashboards: the roles that have each. */
export const dashboardsPermissions = {
  OPEN_DASHBOARD: ROLES,
  READ_FIGURES: STAFF_ROLES,
  READ_USUAL_DURATIONS: CLIENT_ROLES,
  READ_HEALTH_FIGURES: SETTINGS_STAFF,
  COMPARE_PEOPLE: ['ADMIN', 'SUB_ADMIN', 'SCHEDULING', 'COO', 'DEPUTYCEO', 'CEO'],
} as const satisfies PermissionTable;
