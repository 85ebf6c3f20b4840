import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { PORTAL_STAFF, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on logs, background work and emails: the roles that have each. */
export const eventLogPermissions = {
  READ_EVENT_LOG: SETTINGS_STAFF,
  MANAGE_JOBS: PORTAL_STAFF,
  MANAGE_SENT_EMAILS: PORTAL_STAFF,
  READ_SYSTEM_STATUS: PORTAL_STAFF,
  RECEIVE_JOB_FAILURES: PORTAL_STAFF,
} as const satisfies PermissionTable;
