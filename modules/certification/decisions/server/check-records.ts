/** Nightly check over all rows: no certificate without the decision on its application, no decision with an open major. */
import { sql } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { nonconformityStatuses } from '#modules/applications/nonconformities/rules/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { COVERED_EVENTS } from '../rules/event-decisions.ts';

/** Records named in one report. */
const MOST = 20;

export async function checkRecords({ db }: Pick<Portal, 'db'>): Promise<void> {
  const { rows: uncovered } = await sql<{ CertificateNo: string }>`
    select distinct certificate.certificate_no from certificate_event event
    join certificate on certificate.id = event.certificate_id
    where event.event in (${literals(COVERED_EVENTS)})
      and not exists (select from certification_decision decision
        join application on application.id = decision.application_id
        where application.certificate_id = event.certificate_id)
      and exists (select from application where application.certificate_id = event.certificate_id)
    order by certificate.certificate_no limit ${MOST}`.execute(db);
  const { rows: majors } = await sql<{ NonconformityNo: string }>`
    select nonconformity.nonconformity_no from nonconformity
    join application on application.id = nonconformity.application_id
    where nonconformity.grade = 'MAJOR' and nonconformity.status in (${literals(nonconformityStatuses.open)})
      and application.application_status_code in (${literals(applicationStatuses.decided)})
      and exists (select from certification_decision decision where decision.application_id = application.id
        and decision.decided_at > nonconformity.raised_at)
    order by nonconformity.id limit ${MOST}`.execute(db);
  const found = [
    ...uncovered.map(({ CertificateNo }) => `certificate ${CertificateNo} has no decision on an application`),
    ...majors.map(({ NonconformityNo }) => `${NonconformityNo} is a major one and was open at the decision`),
  ];
  if (found.length > 0) throw new Error(`certification decisions: ${found.join('; ')}`);
}
