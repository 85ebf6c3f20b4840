import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { SERVICE_STAFF, SETTINGS_STAFF, STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on tags, industries, stages, grounds and countries: the roles that have each. */
export const referenceDataPermissions = {
  READ_REFERENCE_DATA: STAFF_ROLES,
  READ_STAGE_USE: SERVICE_STAFF,
  MANAGE_REFERENCE_DATA: SETTINGS_STAFF,
  TAG_RECORDS: STAFF_ROLES,
} as const satisfies PermissionTable;
