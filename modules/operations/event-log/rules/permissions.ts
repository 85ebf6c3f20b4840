import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { OPERATORS, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on logs, background work and emails: the roles that have each. */
export const eventLogPermissions = {
  READ_EVENT_LOG: SETTINGS_STAFF,
  MANAGE_JOBS: OPERATORS,
  MANAGE_SENT_EMAILS: OPERATORS,
  READ_SYSTEM_STATUS: OPERATORS,
  RECEIVE_JOB_FAILURES: OPERATORS,
} as const satisfies PermissionTable;
