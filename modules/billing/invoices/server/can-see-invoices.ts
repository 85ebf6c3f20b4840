/**
 * Whether one of a user's roles allows reading invoices at all; which invoices they see depends on their
 * scope.
 */
import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export const canSeeInvoices = (actor: SignedIn): boolean =>
  actor.Roles.some((role) => INVOICE_READERS.includes(role));
