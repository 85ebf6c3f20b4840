/** Defines which roles may grant and revoke which other roles. */
import { CLIENT_ROLES, ROLES, type Role } from '#platform/common/access/roles.ts';

/**
 * Roles that each role may grant and revoke; roles are granted only by higher ones. SUB_ADMIN equals ADMIN
 * except for ADMIN accounts. IT manages accounts but has no decision role, so it may grant none.
 */
const GRANTS: Partial<Readonly<Record<Role, readonly Role[]>>> = {
  ADMIN: ROLES,
  SUB_ADMIN: ROLES.filter((role) => role !== 'ADMIN'),
  IT: [...CLIENT_ROLES, 'BUSINESS', 'SCHEDULING', 'FINANCE', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'],
  BUSINESS: CLIENT_ROLES,
  SCHEDULING: CLIENT_ROLES,
  FINANCE: CLIENT_ROLES,
  CLIENT: ['SUB_CLIENT'],
};

/** Every role that a user with these roles may grant and revoke. */
export const grantable = (roles: readonly Role[]): Role[] =>
  ROLES.filter((role) => roles.some((own) => GRANTS[own]?.includes(role)));
