/** Permissions of this module on invoices and payments: the roles that have each. */
import type { PermissionTable } from '#platform/common/access/permissions.ts';
import {
  CLIENT_ROLES,
  FINANCE_STAFF,
  MAIN_CLIENT,
  ROLES,
  type Role,
  SETTINGS_STAFF,
} from '#platform/common/access/roles.ts';

/** Roles that may not see any invoice (specification point 2; domain 1). */
const NOT_READERS: readonly Role[] = ['SUB_CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];
/** All other roles; a user with two roles sees invoices through the other one. */
const READERS = ROLES.filter((role) => !NOT_READERS.includes(role));

export const invoicesPermissions = {
  READ_INVOICES: READERS,
  READ_ALL_INVOICES: [...SETTINGS_STAFF, 'SCHEDULING', 'FINANCE'],
  READ_ACCOUNT_STATEMENTS: ['CLIENT', ...FINANCE_STAFF, 'IT', 'SCHEDULING', 'BUSINESS'],
  CONFIRM_PAYMENTS: FINANCE_STAFF,
  RETURN_OVERPAYMENTS: FINANCE_STAFF,
  CHANGE_PAYMENT_INSTRUCTIONS: FINANCE_STAFF,
  UPLOAD_PAYMENT_PROOFS: CLIENT_ROLES,
  PAY_ONLINE: [MAIN_CLIENT],
  RECEIVE_PAYMENT_TASKS: ['FINANCE'],
  RECEIVE_UNPAID_WARNINGS: ['SCHEDULING'],
  RECEIVE_RECEIPTS: [MAIN_CLIENT],
} as const satisfies PermissionTable;
