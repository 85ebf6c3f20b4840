import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ADMINISTRATORS, CLIENT_STAFF, MAIN_CLIENT, SETTINGS_STAFF } from '#platform/common/access/roles.ts';

/** Permissions of this module on accounts of clients, sub-accounts and staff: the roles that have each. */
export const accountsPermissions = {
  READ_CLIENTS: CLIENT_STAFF,
  READ_ACCOUNTS: [MAIN_CLIENT, ...CLIENT_STAFF],
  CHANGE_CLIENTS: CLIENT_STAFF,
  MANAGE_CLIENTS: SETTINGS_STAFF,
  READ_SUB_ACCOUNTS: [MAIN_CLIENT, ...ADMINISTRATORS, 'BUSINESS', 'SCHEDULING'],
  MANAGE_SUB_ACCOUNTS: [MAIN_CLIENT, ...ADMINISTRATORS, 'BUSINESS'],
  MANAGE_OWN_ORGANISATION: [MAIN_CLIENT],
  MANAGE_STAFF: SETTINGS_STAFF,
  READ_ACCOUNT_SESSIONS: SETTINGS_STAFF,
  FIND_REMOVED_ACCOUNTS: SETTINGS_STAFF,
  CHANGE_EMAIL_ADDRESSES: SETTINGS_STAFF,
  GRANT_CERTIFICATE_GENERATION: ADMINISTRATORS,
} as const satisfies PermissionTable;
