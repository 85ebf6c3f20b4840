/** Whether a user's roles allow reading invoices at all. */
import { INVOICE_READERS } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

export const canSeeInvoices = (actor: SignedIn): boolean =>
  actor.Roles.some((role) => INVOICE_READERS.includes(role));
