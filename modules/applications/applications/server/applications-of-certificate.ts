/**
 * SQL for the certificate of an application, and for the open applications that a certificate's end
 * cancels.
 */
import { type RawBuilder, sql } from 'kysely';
import { applicationTransitions } from '../rules/automatic.ts';

/** The certificate id of an application in a query: its own or, if it has none, its parent application's. */
export const certificateIdOf: RawBuilder<number> = sql<number>`coalesce(application.certificate_id,
  (select parent.certificate_id from application parent where parent.id = application.parent_id))`;

/** The applications of a certificate that are cancelled when it ends. */
export const openOfCertificate = (
  certificateId: number,
): RawBuilder<{ Id: number; ApplicationKey: string }> =>
  sql<{ Id: number; ApplicationKey: string }>`
    select id as "Id", application_key as "ApplicationKey" from (
      select id, application_key, application_status_code from application where certificate_id = ${certificateId}
      union all
      select child.id, child.application_key, child.application_status_code
      from application parent join application child on child.parent_id = parent.id
      where parent.certificate_id = ${certificateId} and child.certificate_id is null) of_certificate
    where application_status_code = any(${[...applicationTransitions.CANCEL_WITH_CERTIFICATE.From]}::text[])
    order by id`;
