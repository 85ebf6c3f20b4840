import type { Queries } from '#platform/server/database/connect.ts';
import { moneyFacts } from '../rules/facts.ts';
import type { CertificateMoneyFacts } from '../rules/workflow.ts';
import { onlineOffered, type StoredInvoice } from './stored-invoice.ts';

/** What the table of a certificate's invoice decides on. */
export async function certificateMoneyFacts(
  db: Queries,
  invoice: StoredInvoice,
): Promise<CertificateMoneyFacts> {
  const { IsOffered } = await db.selectNoFrom(onlineOffered.as('IsOffered')).executeTakeFirstOrThrow();
  return { ...moneyFacts(invoice, IsOffered), Status: invoice.Status };
}
