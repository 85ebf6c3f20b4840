/**
 * Provides the applications module with SQL parts that read an application's certificate and newest page in
 * its queries, and with the lock on a certificate.
 */
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EarlierCertificate } from '#modules/applications/applications/rules/index.ts';
import { applicationStatuses, certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { certificateIdOf, certificatesInQueries } from '#modules/applications/applications/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Tables } from '#platform/server/database/tables.ts';

const eb = expressionBuilder<Tables, 'Application'>();

/** The page was made before a decision that changed the scope which the application follows. */
const isScopeOlder = sql<boolean>`(application.scope_change is not null and exists (
  select from certificate_event as event where event.certificate_id = certificate_document.certificate_id
    and event.scope_change is not null and event.at > certificate_document.created_at))`;

export const certificatesOfApplications = certificatesInQueries.provide({
  CERTIFICATE: {
    Page: jsonObjectFrom(
      eb
        .selectFrom('CertificateDocument')
        .select(['CertificateDocument.Status', 'CertificateDocument.Revision'])
        .select(sql<string | null>`facts ->> 'ExpiryDate'`.as('ExpiryDate'))
        .select(hasPage('application_id = application.id', 'READY').as('HasReady'))
        .select(isScopeOlder.as('IsScopeOlder'))
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
    Earlier: earlierCertificates(),
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

/**
 * The certificate of the previous assessment. An application of a client that names none (until November 2026) updates the
 * organisation's only certificate for the service; two are enough to see that it is not the only one.
 */
function earlierCertificates() {
  const columns = sql`'id', earlier.id, 'certificate_no', earlier.certificate_no,
    'first_issue_date', earlier.first_issue_date, 'expiry_date', earlier.expiry_date`;
  return sql<EarlierCertificate[]>`coalesce(case
    when application.application_status_code not in (${literals(applicationStatuses.decided)}) then null
    when application.parent_id is not null then (
      select json_agg(json_build_object(${columns}))
      from certificate earlier join application before on before.certificate_id = earlier.id
      where before.id = application.parent_id)
    when application.assessment_type <> 'INITIAL' and application.certificate_id is null then (
      select json_agg(json_build_object(${columns})) from (
        select * from certificate
        where organisation_id = application.organisation_id and service_id = application.service_id
          and certificate_status_code in (${literals(certificateStatuses.renewable)})
        limit 2) earlier)
    end, '[]'::json)`;
}

function ofCertificate(column: 'certificate_key' | 'code') {
  return sql<string | null>`(
    select ${sql.ref(column)} from certificate where certificate.id = application.certificate_id)`;
}
