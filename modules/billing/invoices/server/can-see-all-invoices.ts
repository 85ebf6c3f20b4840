import type { Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

const UNRESTRICTED_ROLES: readonly Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'FINANCE'];

/**
 * Whether a user sees the invoices of all clients; other staff see those of applications and certificates in
 * their scope.
 */
export const canSeeAllInvoices = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  Roles.some((role) => UNRESTRICTED_ROLES.includes(role));
