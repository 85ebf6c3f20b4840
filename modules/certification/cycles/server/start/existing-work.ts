/**
 * What the organisation of a client already has for a service: certificates in force and running initial
 * applications. Another initial application has its own fee and certificate, so the form names them before it starts one.
 */
import {
  applicationStatuses,
  certificateStatuses,
  type ExistingWork,
} from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';

type Caller = { db: Queries; actor: SignedIn; at: Date };
type Own = { version: ServiceVersion; certificates: readonly CertificateRecord[] };

/** More applications than this are not named. */
const MAX_NAMED = 5;

export async function existingWork(caller: Caller, { version, certificates }: Own): Promise<ExistingWork> {
  const { db, actor, at } = caller;
  const today = hongKongDate(at);
  const Applications = await db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationNo', 'ApplicationStatusCode'])
    .where(visibleTo(actor))
    .where('OrganisationId', '=', actor.OrganisationId ?? -1)
    .where('ServiceId', '=', version.ServiceId)
    .where('AssessmentType', '=', 'INITIAL')
    .where('ApplicationStatusCode', 'in', [...applicationStatuses.open])
    .orderBy('Application.Id', 'desc')
    .limit(MAX_NAMED)
    .execute();
  return {
    // Statements are issued for one occasion each: a further one replaces nothing.
    Certificates:
      version.Definition.Kind === 'CERTIFICATE'
        ? certificates
            .filter(
              ({ CertificateStatusCode, ExpiryDate }) =>
                certificateStatuses.inForce.includes(CertificateStatusCode) &&
                (ExpiryDate === null || ExpiryDate >= today),
            )
            .map(({ CertificateKey, CertificateNo, ExpiryDate }) => ({
              CertificateKey,
              CertificateNo,
              ExpiryDate,
            }))
        : [],
    Applications,
  };
}
