import { seesMoney } from '#modules/billing/invoices/server/sees-money.ts';
import type { StoredInvoice } from '#modules/billing/invoices/server/stored-invoice.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { ApplicationView } from '../rules/contract.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';

type Billed = { ApplicationStatusCode: ApplicationStatus; Invoice: StoredInvoice | null };

/** The invoice as far as this person may see it: clients never that of a cancelled application. */
export const invoiceSeenBy = (
  actor: SignedIn,
  { ApplicationStatusCode, Invoice }: Billed,
): StoredInvoice | null => {
  if (!seesMoney(actor)) return null;
  return isClient(actor.Roles) && ApplicationStatusCode === 'CANCELLED' ? null : Invoice;
};

/** Proofs are said in the order in which they were given. */
export function invoiceView(invoice: StoredInvoice, proofs: readonly FileInfo[]): ApplicationView['Invoice'] {
  const { InvoiceKey, InvoiceNo, AmountCents, Status, Lines } = invoice;
  const Proofs = invoice.Proof.flatMap((key) => proofs.find(({ FileKey }) => FileKey === key) ?? []);
  return { InvoiceKey, InvoiceNo, AmountCents, Status, Lines, Proofs };
}
