import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { certificateIdOf, certificatesInQueries } from '#modules/applications/applications/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';

const eb = expressionBuilder<Tables, 'Application'>();

/**
 * Provides the applications module with SQL parts that read an application's certificate and newest page in
 * its queries, and with the lock on a certificate.
 */
export const certificatesOfApplications = certificatesInQueries.provide({
  CERTIFICATE: {
    Page: jsonObjectFrom(
      eb
        .selectFrom('CertificateDocument')
        .select(['CertificateDocument.Status', 'CertificateDocument.Revision'])
        .select(sql<string | null>`facts ->> 'ExpiryDate'`.as('ExpiryDate'))
        .select(hasPage('application_id = application.id', 'READY').as('HasReady'))
        .whereRef('CertificateDocument.ApplicationId', '=', 'Application.Id')
        // Excludes the page of a certificate that was deleted before publication.
        .whereRef('CertificateDocument.CertificateId', '=', 'Application.CertificateId')
        .orderBy('CertificateDocument.Revision', 'desc')
        .limit(1),
    ),
    Certificate: jsonObjectFrom(
      eb
        .selectFrom('Certificate')
        .select(['Certificate.CertificateStatusCode', 'Certificate.Kind', 'Certificate.Revision'])
        .select(['Certificate.FirstIssueDate', 'Certificate.ExpiryDate'])
        .select(hasPage('true', 'INTENDED').as('IsPageUnderWay'))
        .where('Certificate.Id', '=', certificateIdOf),
    ),
    Key: ofCertificate('certificate_key'),
    Code: ofCertificate('code'),
    statusOf: (id) => sql`(select certificate_status_code from certificate where certificate.id = ${id})`,
    newestPageOf: (applicationKey) => sql`(
      select page.id from certificate_document page join application on application.id = page.application_id
      where application.application_key = ${applicationKey} order by page.revision desc limit 1)`,
    pageStatusOf: (id) => sql`(select page.status from certificate_document page where page.id = ${id})`,
    lock: async (tx, id) => {
      await tx.selectFrom('Certificate').select('Id').where('Id', '=', id).forUpdate().execute();
    },
  },
});

/** Whether the application's certificate has a page in this state. */
function hasPage(condition: string, status: 'READY' | 'INTENDED') {
  return sql<boolean>`exists (select from certificate_document as page
    where page.certificate_id = application.certificate_id and page.status = ${status}
      and ${sql.raw(condition.replace('application_id', 'page.application_id'))})`;
}

function ofCertificate(column: 'certificate_key' | 'code') {
  return sql<string | null>`(
    select ${sql.ref(column)} from certificate where certificate.id = application.certificate_id)`;
}
