import type { Role } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

const EVERY: readonly Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING', 'FINANCE'];

/** Who sees every client's money; other staff see the invoices of the applications and certificates that they see. */
export const seesEveryInvoice = ({ Roles }: Pick<SignedIn, 'Roles'>): boolean =>
  Roles.some((role) => EVERY.includes(role));
