import { certificatesPermissions } from '#modules/certification/certificates/rules/index.ts';
import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module: the roles that have each. */
export const decisionsPermissions = {
  READ_DECISIONS: STAFF_ROLES,
  /** Those who act at once where decisions need not be proposed. */
  PROPOSE_DECISIONS: certificatesPermissions.MANAGE_CERTIFICATES,
  DECIDE_PROPOSALS: ['CEO', 'DEPUTYCEO', 'COO'],
} as const satisfies PermissionTable;
