import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { OPERATORS } from '#platform/common/access/roles.ts';

/** Permissions of this module on the integrity checks: the roles that have each. */
export const statusPermissions = {
  RECEIVE_CHECK_FINDINGS: OPERATORS,
  RECEIVE_LEDGER_FINDINGS: ['IT'],
} as const satisfies PermissionTable;
