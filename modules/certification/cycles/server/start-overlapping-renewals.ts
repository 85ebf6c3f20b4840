import { sql } from 'kysely';
import { applicationStatuses, certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { certificateHandler } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { batches } from '#platform/server/database/batches.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';

type NightlyRun = { at: Date; batch: number };
type Found = { Id: number; CertificateKey: string };

/**
 * Part of the nightly maintenance: starts renewals whose window has opened while an earlier assessment is
 * still open, so that the certificate does not expire. A renewal that staff cancelled is not started again.
 */
export async function startOverlappingRenewals(
  portal: Portal,
  night: NightlyRun,
  onError: (error: unknown) => void,
): Promise<void> {
  // The updated certificate is not needed here.
  const handler = { ...certificateHandler(portal), view: async () => null };
  for await (const found of batches((after) => blockedRenewals(portal.db, night, after)))
    for (const { CertificateKey } of found)
      await performAction(portal, handler, {
        action: 'RENEW',
        key: CertificateKey,
        input: { CertificateKey },
        actor: portalActor,
        language: 'EN',
        at: night.at,
        idempotencyKey: null,
      }).catch(onError);
}

async function blockedRenewals(db: Db, { at, batch }: NightlyRun, after: number): Promise<Found[]> {
  const today = hongKongDate(at);
  const { rows } = await sql<Found>`
    select certificate.id as "Id", certificate.certificate_key as "CertificateKey"
    from certificate
    join service_version on service_version.id = certificate.service_version_id
    where certificate.id > ${after}
      and certificate.certificate_status_code in (${literals(certificateStatuses.beforeRenewal)})
      and certificate.expiry_date >= ${today}
      and certificate.expiry_date - (service_version.definition -> 'Cycle' ->> 'RenewalWindowDays')::int <= ${today}
      and exists (select from application
        where certificate_id = certificate.id and application_status_code in (${literals(applicationStatuses.open)}))
      and not exists (select from application renewal
        where renewal.certificate_id = certificate.id and renewal.assessment_type = 'RENEWAL'
          and renewal.application_status_code not in (${literals(applicationStatuses.completed)})
          and renewal.id > (select max(opener.id) from application opener
            where opener.certificate_id = certificate.id and opener.application_status_code in (${literals(applicationStatuses.completed)})
              and opener.assessment_type in ('INITIAL', 'RENEWAL')))
    order by certificate.id
    limit ${batch}`.execute(db);
  return rows;
}
