import { BEGUN_WITH } from '@assay/shared/application/begun-with.ts';
import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../http/context.ts';
import { failField } from '../http/fail.ts';

type Asked = { db: Db; actor: SignedIn; input: Readonly<Record<string, unknown>> };

/** Refuses what looks again at a certificate to an organisation that has none of that service. */
export async function needCertificate({ db, actor, input }: Asked): Promise<void> {
  const statuses = BEGUN_WITH[input.AssessmentType as AssessmentType];
  if (statuses === null || actor.OrganisationId === null) return;
  const found = await db
    .selectFrom('Certificate')
    .innerJoin('Service', 'Service.Id', 'Certificate.ServiceId')
    .select('Certificate.Id')
    .where('Certificate.OrganisationId', '=', actor.OrganisationId)
    .where('Service.ServiceKey', '=', String(input.ServiceKey))
    .where('Certificate.CertificateStatusCode', 'in', statuses)
    .limit(1)
    .executeTakeFirst();
  if (!found) failField('AssessmentType', 'REASON_NO_CERTIFICATE');
}
