/**
 * Implements the file rules for certificates: which files belong to one, which records use them, and that
 * clients may not open a page before its revision is in force.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { remarkFiles, restrictedFiles } from '#modules/applications/applications/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { containsFile, listedIn } from '#platform/server/files/contains-file.ts';
import { fileNamers, fileUsers } from '#platform/server/files/file-users.ts';
import { certificateEventFacts } from '../rules/event-facts.ts';

const certificatesOf = (organisationId: RawBuilder<number>) =>
  sql`select own.id from certificate own where own.organisation_id = ${organisationId}`;
/** Condition: the file is a certificate page. */
const isPage = containsFile('certificate_document');

/** Implements the hooks on access to an application's files and on the use of a file. */
export const filesOfCertificate = [
  remarkFiles.implement(async ({ db, applicationId }) => [
    ...(await invoiceRemarkFiles(db, applicationId)),
    ...(await statusRemarkFiles(db, applicationId)),
  ]),
  restrictedFiles.implement(async ({ db, actor, applicationId }) =>
    isClient(actor.Roles) ? unpublishedPages(db, applicationId) : new Set(),
  ),
  fileUsers.implement(() => ({ certificate_document: isPage })),
  fileNamers.implement(({ organisationId }) => ({
    certificate: sql<SqlBool>`exists (select from certificate named
      where named.id in (${certificatesOf(organisationId)}) and named.disclosure_file = file.file_key)`,
    certificate_event: sql<SqlBool>`exists (select from certificate_event named
      where named.certificate_id in (${certificatesOf(organisationId)}) and ${listedIn('named.attachment')})`,
    certificate_document: isPage,
  })),
];

/**
 * Files attached to actions on the certificate's invoice; stored with the application that it originated
 * from.
 */
async function invoiceRemarkFiles(db: Queries, applicationId: number) {
  const { rows } = await sql<{ Action: string; Attachment: string[] }>`
    select invoice_event.event as action, invoice_event.data -> 'Attachment' as attachment
    from certificate
    join invoice on invoice.certificate_id = certificate.id
    join invoice_event on invoice_event.invoice_id = invoice.id
    where certificate.application_id = ${applicationId} and invoice_event.data ? 'Attachment'`.execute(db);
  return rows;
}

/** Files attached to changes of the certificate's status; stored with the application of its page. */
async function statusRemarkFiles(db: Queries, applicationId: number) {
  const rows = await db
    .selectFrom('CertificateEvent')
    .select(['Event as Action', 'Attachment'])
    .where('CertificateId', 'in', (eb) =>
      eb
        .selectFrom('CertificateDocument')
        .select('CertificateDocument.CertificateId')
        .where('CertificateDocument.ApplicationId', '=', applicationId),
    )
    // The disclosure document is public.
    .where('Event', '<>', 'DISCLOSED')
    .where(sql<boolean>`cardinality(attachment) > 0`)
    .execute();
  return rows.map((row) => ({ ...row, Facts: certificateEventFacts(row.Action) ?? {} }));
}

/** Pages that the client may not see yet: a page becomes visible once its revision is in force. */
async function unpublishedPages(db: Queries, applicationId: number): Promise<ReadonlySet<string>> {
  const pages = await db
    .selectFrom('CertificateDocument')
    .innerJoin('Certificate', 'Certificate.Id', 'CertificateDocument.CertificateId')
    .select('CertificateDocument.FileKey')
    .where('CertificateDocument.ApplicationId', '=', applicationId)
    .where((eb) =>
      eb.or([
        eb('CertificateDocument.Revision', '>', eb.ref('Certificate.Revision')),
        eb('Certificate.CertificateStatusCode', 'in', certificateStatuses.hiddenFromClients),
      ]),
    )
    .execute();
  return new Set(pages.flatMap((page) => page.FileKey ?? []));
}
