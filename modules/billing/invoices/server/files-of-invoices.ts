import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers, fileUsers } from '#platform/server/files/file-users.ts';

const invoicesOf = (organisationId: RawBuilder<number>) =>
  sql`select own.id from invoice own where own.organisation_id = ${organisationId}`;

/**
 * Registers which uploaded files invoices use, and which of an organisation's files they name: proofs of
 * payment, and attachments of actions on an invoice.
 */
export const filesOfInvoices = [
  fileUsers.implement(() => ({
    invoice: sql<SqlBool>`exists (select from invoice where file.file_key = any(invoice.proof))`,
  })),
  fileNamers.implement(({ organisationId }) => ({
    invoice: sql<SqlBool>`exists (select from invoice named
      where named.id in (${invoicesOf(organisationId)}) and ${listedIn('named.proof')})`,
    invoice_event: sql<SqlBool>`exists (select from invoice_event named
      where named.invoice_id in (${invoicesOf(organisationId)}) and named.data -> 'Attachment' ? file.file_key)`,
  })),
];
