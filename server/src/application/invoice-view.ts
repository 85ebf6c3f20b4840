import { SEES_MONEY } from '@assay/shared/access/roles.ts';
import type { ApplicationView } from '@assay/shared/application/contract.ts';
import type { Queries } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { fileInfos } from '../media/file-infos.ts';
import type { StoredInvoice } from '../payment/stored-invoice.ts';

export const seesMoney = (actor: SignedIn): boolean => actor.Roles.some((role) => SEES_MONEY.includes(role));

export async function invoiceView(
  db: Queries,
  actor: SignedIn,
  invoice: StoredInvoice | null,
): Promise<ApplicationView['Invoice']> {
  if (!invoice || !seesMoney(actor)) return null;
  const { InvoiceKey, InvoiceNo, AmountCents, Status, Lines } = invoice;
  return { InvoiceKey, InvoiceNo, AmountCents, Status, Lines, Proofs: await fileInfos(db, invoice.Proof) };
}
