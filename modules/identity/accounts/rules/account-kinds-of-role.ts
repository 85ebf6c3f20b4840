import type { Role } from '#platform/common/access/roles.ts';
import type { AccountKind } from './statuses.ts';

/**
 * Kinds of account that each role sees among all accounts (specification point 2: the roles of /users, /child and
 * /staffs). Clients see the sub-accounts of their own organisation instead.
 */
export const ACCOUNT_KINDS_OF_ROLE = {
  CLIENT: [],
  SUB_CLIENT: [],
  ADMIN: ['CLIENT', 'SUB', 'STAFF'],
  SUB_ADMIN: ['CLIENT', 'SUB', 'STAFF'],
  IT: ['CLIENT', 'STAFF'],
  BUSINESS: ['CLIENT', 'SUB'],
  SCHEDULING: ['CLIENT', 'SUB'],
  FINANCE: ['CLIENT'],
  ASSESSOR: [],
  ASSESSOR_ONSITE: [],
  INDEPREVIEWER: [],
  COO: [],
  DEPUTYCEO: [],
  CEO: [],
} as const satisfies Record<Role, readonly AccountKind[]>;
