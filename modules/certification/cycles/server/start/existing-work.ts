/**
 * What the organisation of a client already has for a service: certificates in force and running initial
 * applications. Another initial application has its own fee and certificate, so the form names them before it starts one.
 */
import { sql } from 'kysely';
import {
  applicationStatuses,
  certificateStatuses,
  type ExistingWork,
} from '#modules/applications/applications/rules/index.ts';
import { visibleTo } from '#modules/applications/applications/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  type CertificateRecord,
  certificateInScope,
} from '#modules/certification/certificates/server/index.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
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
  const open = db
    .selectFrom('Application')
    .where('OrganisationId', '=', actor.OrganisationId ?? -1)
    .where('ServiceId', '=', version.ServiceId)
    .where('AssessmentType', '=', 'INITIAL')
    .where('ApplicationStatusCode', 'in', [...applicationStatuses.open]);
  const Applications = await open
    .where(visibleTo(actor))
    .select(['ApplicationKey', 'ApplicationNo', 'ApplicationStatusCode'])
    .orderBy('Application.Id', 'desc')
    .limit(MAX_NAMED)
    .execute();
  // Statements are issued for one occasion each: a further one replaces nothing.
  const isReplaced = version.Definition.Kind === 'CERTIFICATE';
  const inForce = isReplaced ? certificates.filter((one) => isInForce(one, today)) : [];
  const unshared = isMainClient(actor.Roles)
    ? { rows: [] }
    : await sql`select where exists (${open.where((eb) => eb.not(visibleTo(actor))).select(sql`1`.as('One'))})
        or ${isReplaced} and exists (${unsharedCertificates(caller, version, today)})`.execute(db);
  return {
    HasUnshared: unshared.rows.length > 0,
    Certificates: inForce.map(({ CertificateKey, CertificateNo, ExpiryDate }) => ({
      CertificateKey,
      CertificateNo,
      ExpiryDate,
    })),
    Applications,
  };
}

type Term = Pick<CertificateRecord, 'CertificateStatusCode' | 'ExpiryDate'>;
const isInForce = ({ CertificateStatusCode, ExpiryDate }: Term, today: string): boolean =>
  certificateStatuses.inForce.includes(CertificateStatusCode) && (ExpiryDate === null || ExpiryDate >= today);

/** Certificates in force of the organisation for the service that are not shared with the sub-account. */
const unsharedCertificates = ({ db, actor }: Caller, version: ServiceVersion, today: string) =>
  db
    .selectFrom('Certificate')
    .select(sql`1`.as('One'))
    .where('OrganisationId', '=', actor.OrganisationId ?? -1)
    .where('ServiceId', '=', version.ServiceId)
    .where('CertificateStatusCode', 'in', [...certificateStatuses.inForce])
    .where((eb) => eb.or([eb('ExpiryDate', 'is', null), eb('ExpiryDate', '>=', today)]))
    .where((eb) => eb.not(certificateInScope(actor)));
