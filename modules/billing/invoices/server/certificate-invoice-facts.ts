import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { invoiceFacts } from '../rules/facts.ts';
import type { CertificateInvoiceFacts } from '../rules/workflow.ts';
import { onlineOffered, type StoredInvoice } from './stored-invoice.ts';
import { invoiceSubjects } from './subjects.ts';

const isOfDeleted = (invoiceId: number) =>
  sql<boolean>`exists (select from invoice where id = ${invoiceId} and ${invoiceSubjects.get('CERTIFICATE').isForStaff})`;

/**
 * Loads the facts on which the payment actions of a certificate's own invoice depend, including whether the
 * certificate was issued in error and whether cards are accepted.
 */
export async function certificateInvoiceFacts(
  db: Queries,
  invoice: StoredInvoice,
): Promise<CertificateInvoiceFacts> {
  const { IsOffered, IsOver } = await db
    .selectNoFrom([onlineOffered.as('IsOffered'), isOfDeleted(invoice.Id).as('IsOver')])
    .executeTakeFirstOrThrow();
  return { ...invoiceFacts(invoice, IsOffered), Status: invoice.Status, IsOver };
}
