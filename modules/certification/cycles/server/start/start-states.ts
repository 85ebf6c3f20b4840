/**
 * Reads a client's certificates of a service and which assessments (surveillance, renewal, special) may be
 * started for each of them today, for the form "new application" and for starting one.
 */
import { sql } from 'kysely';
import {
  applicationStatuses,
  CERTIFICATE_ASSESSMENTS,
  type CertificateAssessment,
  type NextAssessment,
  nextAssessment,
} from '#modules/applications/applications/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  type CertificateRecord,
  certificateInScope,
} from '#modules/certification/certificates/server/index.ts';
import { isMainClient } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { canStart, type StartVerdict } from '../../rules/can-start.ts';
import { cycleStates } from '../cycle-states.ts';

/** A certificate of the caller with the assessments that may be started for it today. */
export type StartState = {
  Certificate: CertificateRecord;
  Verdicts: Readonly<Record<CertificateAssessment, StartVerdict>>;
  /** The next surveillance or renewal of the cycle; a missed one is superseded. */
  Next: NextAssessment | null;
};

type Caller = { db: Queries; actor: SignedIn; at: Date };

/** Reason why there is no certificate to start from. A sub-account sees only what is shared with it. */
export const noCertificateReason = (
  actor: SignedIn,
): 'REASON_NO_CERTIFICATE' | 'REASON_NO_CERTIFICATE_SHARED' =>
  isMainClient(actor.Roles) ? 'REASON_NO_CERTIFICATE' : 'REASON_NO_CERTIFICATE_SHARED';

/** Certificates of the caller's organisation, restricted to those the caller may see, newest first. */
export const ownCertificates = ({ db, actor }: Caller) =>
  db
    .selectFrom('Certificate')
    .innerJoin('Service', 'Service.Id', 'Certificate.ServiceId')
    .selectAll('Certificate')
    .where(certificateInScope(actor))
    .where('Certificate.OrganisationId', '=', actor.OrganisationId ?? -1)
    .orderBy('Certificate.Id', 'desc');

export const certificatesToStart = (caller: Caller, serviceKey: string) =>
  ownCertificates(caller).where('Service.ServiceKey', '=', serviceKey);

/** Assessments that may be started for each of these certificates: three queries for all of them. */
export async function startStates(
  { db, at }: Omit<Caller, 'actor'>,
  certificates: readonly CertificateRecord[],
): Promise<StartState[]> {
  const today = hongKongDate(at);
  const cycles = await cycleStates(db, certificates, at);
  const open = await openKinds(
    db,
    certificates.map(({ Id }) => Id),
  );
  const states: StartState[] = [];
  for (const certificate of certificates) {
    const { Definition } = await serviceVersion(db, certificate.ServiceVersionId);
    const marks = cycles.get(certificate.Id)?.Marks ?? [];
    const input = {
      certificate,
      cycle: Definition.Cycle,
      marks,
      open: open.get(certificate.Id) ?? [],
      today,
    };
    const verdicts = CERTIFICATE_ASSESSMENTS.map((kind) => [kind, canStart({ kind, ...input })]);
    states.push({
      Certificate: certificate,
      Verdicts: Object.fromEntries(verdicts),
      Next: nextAssessment(marks, today),
    });
  }
  return states;
}

/** Assessment types with an open application, by certificate. */
async function openKinds(db: Queries, ids: readonly number[]): Promise<Map<number, AssessmentType[]>> {
  const { rows } = await sql<{ CertificateId: number; Kinds: AssessmentType[] }>`
    select certificate_id, array_agg(distinct assessment_type) as kinds from application
    where certificate_id = any(${[...ids]}::bigint[]) and application_status_code in (${literals(applicationStatuses.open)})
    group by certificate_id`.execute(db);
  return new Map(rows.map(({ CertificateId, Kinds }) => [CertificateId, Kinds]));
}
