import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { certificateColumnsHook, certificateIdOf } from '#modules/applications/applications/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';

/** Page and certificate of an application in a query. */
export const columnsOfApplication = certificateColumnsHook.implement(() => {
  const eb = expressionBuilder<Tables, 'Application'>();
  return {
    Page: jsonObjectFrom(
      eb
        .selectFrom('CertificateDocument')
        .select(['CertificateDocument.Status', 'CertificateDocument.Revision'])
        .select(sql<string | null>`facts ->> 'ExpiryDate'`.as('ExpiryDate'))
        .select(hasPage('application_id = application.id', 'READY').as('HasReady'))
        .whereRef('CertificateDocument.ApplicationId', '=', 'Application.Id')
        // Not that of a certificate which was deleted before anybody saw it.
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
  };
});

/** Whether the application's certificate has a page in this state. */
const hasPage = (condition: string, status: 'READY' | 'INTENDED') =>
  sql<boolean>`exists (select from certificate_document as page
    where page.certificate_id = application.certificate_id and page.status = ${status}
      and ${sql.raw(condition.replace('application_id', 'page.application_id'))})`;
