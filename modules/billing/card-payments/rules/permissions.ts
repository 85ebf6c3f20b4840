import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { FINANCE_STAFF, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on card payments: the roles that have each. */
export const cardPaymentsPermissions = {
  MANAGE_CARD_CONNECTION: SETTINGS_STAFF,
  REFUND_OVERPAYMENTS: FINANCE_STAFF,
} as const satisfies PermissionTable;
