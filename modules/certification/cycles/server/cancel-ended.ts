import { sql } from 'kysely';
import {
  applicationTransitions,
  type CertificateStatus,
  certificateStatuses,
} from '#modules/applications/applications/rules/index.ts';
import { renewalPossibleUntil } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { cancelEndedApplication } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { batches } from '#platform/server/database/batches.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';

type NightlyRun = { at: Date; batch: number };
type Found = {
  Id: number;
  ApplicationKey: string;
  ServiceVersionId: number;
  CertificateNo: string;
  CertificateStatusCode: CertificateStatus;
  ExpiryDate: string | null;
};

/**
 * Nightly step that cancels the open applications of certificates that expired and can no longer be renewed,
 * and those left open when their certificate ended. A repeated run does only the remaining work.
 */
export async function cancelEnded(
  portal: Portal,
  night: NightlyRun,
  onError: (error: unknown) => void,
): Promise<void> {
  for await (const found of batches((after) => openOfEnded(portal.db, night, after)))
    for (const one of found)
      if (await isBeyondRenewal(portal.db, one, night.at))
        await cancelEndedApplication(portal, one, night.at).catch(onError);
}

async function isBeyondRenewal(db: Db, found: Found, at: Date): Promise<boolean> {
  if (!certificateStatuses.expired.includes(found.CertificateStatusCode) || found.ExpiryDate === null)
    return true;
  const { Definition } = await serviceVersion(db, found.ServiceVersionId);
  return hongKongDate(at) > renewalPossibleUntil(Definition.Cycle, found.ExpiryDate);
}

async function openOfEnded(db: Db, { at, batch }: NightlyRun, after: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select application.id as "Id", application.application_key as "ApplicationKey",
      application.service_version_id as "ServiceVersionId", certificate.certificate_no as "CertificateNo",
      certificate.certificate_status_code as "CertificateStatusCode", certificate.expiry_date as "ExpiryDate"
    from application
    left join application parent on parent.id = application.parent_id and application.certificate_id is null
    join certificate on certificate.id = coalesce(application.certificate_id, parent.certificate_id)
    where application.id > ${after}
      and application.application_status_code = any(${[...applicationTransitions.CANCEL_WITH_CERTIFICATE.From]}::text[])
      and (certificate.certificate_status_code in (${literals(certificateStatuses.ended)})
        or (certificate.certificate_status_code in (${literals(certificateStatuses.expired)})
          and certificate.expiry_date < ${hongKongDate(at)}))
    order by application.id
    limit ${batch}`.execute(db);
  return rows;
}
