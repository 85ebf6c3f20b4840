import { BEGUN_WITH } from '@assay/shared/application/begun-with.ts';
import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { Db } from '../db/connect.ts';
import { failField } from '../http/fail.ts';

type Asked = { ServiceKey: string; AssessmentType: AssessmentType };

/** Refuses what looks again at a certificate to who has none of that service. */
export async function needCertificate(db: Db, organisationId: number | null, asked: Asked): Promise<void> {
  const statuses = BEGUN_WITH[asked.AssessmentType];
  if (statuses === null) return;
  const found = await db
    .selectFrom('Certificate')
    .innerJoin('Service', 'Service.Id', 'Certificate.ServiceId')
    .select('Certificate.Id')
    .where('Certificate.OrganisationId', '=', organisationId ?? -1)
    .where('Service.ServiceKey', '=', asked.ServiceKey)
    .where('Certificate.CertificateStatusCode', 'in', statuses)
    .limit(1)
    .executeTakeFirst();
  if (!found) failField('AssessmentType', 'REASON_NO_CERTIFICATE');
}
