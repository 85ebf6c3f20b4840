import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { PORTAL_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on the integrity checks: the roles that have each. */
export const statusPermissions = {
  RECEIVE_CHECK_FINDINGS: PORTAL_STAFF,
  RECEIVE_LEDGER_FINDINGS: ['IT'],
} as const satisfies PermissionTable;
