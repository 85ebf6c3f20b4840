import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { FINANCE_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on bank statements: the roles that have each. */
export const bankStatementsPermissions = {
  MATCH_BANK_STATEMENTS: FINANCE_STAFF,
} as const satisfies PermissionTable;
