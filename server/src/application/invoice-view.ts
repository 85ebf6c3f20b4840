import { SEES_MONEY } from '@assay/shared/access/roles.ts';
import type { ApplicationView } from '@assay/shared/application/contract.ts';
import type { FileInfo } from '@assay/shared/contract/shapes.ts';
import type { SignedIn } from '../http/context.ts';
import type { StoredInvoice } from '../payment/stored-invoice.ts';

export const seesMoney = (actor: SignedIn): boolean => actor.Roles.some((role) => SEES_MONEY.includes(role));

/** Proofs are said in the order in which they were given. */
export function invoiceView(
  actor: SignedIn,
  invoice: StoredInvoice | null,
  proofs: readonly FileInfo[],
): ApplicationView['Invoice'] {
  if (!invoice || !seesMoney(actor)) return null;
  const { InvoiceKey, InvoiceNo, AmountCents, Status, Lines } = invoice;
  const Proofs = invoice.Proof.flatMap((key) => proofs.find(({ FileKey }) => FileKey === key) ?? []);
  return { InvoiceKey, InvoiceNo, AmountCents, Status, Lines, Proofs };
}
