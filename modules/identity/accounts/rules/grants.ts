import { CLIENT_ROLES, ROLES, type Role } from '#platform/common/access/roles.ts';

/**
 * Which roles a role may give and take (roles are granted only by who holds more). SUB_ADMIN is ADMIN but for ADMIN
 * accounts; IT looks after accounts and holds no decision, so it can give none.
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
