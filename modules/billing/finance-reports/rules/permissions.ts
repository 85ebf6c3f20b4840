import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { CLIENT_STAFF, FINANCE_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on finance reports: the roles that have each. */
export const financeReportsPermissions = {
  READ_FINANCE_REPORTS: FINANCE_STAFF,
  EXPORT_INVOICES: CLIENT_STAFF,
  SEND_PAYMENT_REMINDERS: FINANCE_STAFF,
} as const satisfies PermissionTable;
