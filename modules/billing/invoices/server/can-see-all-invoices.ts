import type { Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

const UNRESTRICTED_ROLES: readonly Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'FINANCE'];

/** Who sees every client's money; other staff see the invoices of the applications and certificates that they see. */
export const canSeeAllInvoices = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  Roles.some((role) => UNRESTRICTED_ROLES.includes(role));
