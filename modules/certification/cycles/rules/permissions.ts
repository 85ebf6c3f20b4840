import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { CLIENT_ROLES, PLANNERS, type Role, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

const SCHEDULE = [...PLANNERS, 'BUSINESS', 'IT'] as const satisfies readonly Role[];

/** Permissions of this module on assessment cycles of certificates: the roles that have each. */
export const cyclesPermissions = {
  READ_SCHEDULE: SCHEDULE,
  START_OWN_ASSESSMENTS: CLIENT_ROLES,
  PLAN_ASSESSMENTS: PLANNERS,
  SUBSCRIBE_TO_CALENDAR: [...CLIENT_ROLES, ...SCHEDULE],
  PREVIEW_CYCLE_DATES: [...SETTINGS_STAFF, 'SCHEDULING'],
  RECEIVE_CYCLE_REMINDERS: ['SCHEDULING'],
} as const satisfies PermissionTable;
