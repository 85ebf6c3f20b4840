import { moneyFacts } from '@assay/shared/payment/facts.ts';
import type { CertificateMoneyFacts } from '@assay/shared/payment/workflow.ts';
import type { Queries } from '../db/connect.ts';
import { onlineOffered, type StoredInvoice } from './stored-invoice.ts';

/** What the table of a certificate's invoice decides on. */
export async function certificateMoneyFacts(
  db: Queries,
  invoice: StoredInvoice,
): Promise<CertificateMoneyFacts> {
  const { IsOffered } = await db.selectNoFrom(onlineOffered.as('IsOffered')).executeTakeFirstOrThrow();
  return { ...moneyFacts(invoice, IsOffered), Status: invoice.Status };
}
