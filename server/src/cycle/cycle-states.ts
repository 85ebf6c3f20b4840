import { type CycleState, cycleState } from '@assay/shared/cycle/cycle-state.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { CertificateRecord } from '../certificate/intent.ts';
import type { Queries } from '../db/connect.ts';
import { serviceVersion } from '../service/versions.ts';
import { cycleApplications } from './cycle-applications.ts';

type Certificate = Pick<CertificateRecord, 'Id' | 'ServiceVersionId' | 'FirstIssueDate' | 'ExpiryDate'>;

/** How the cycle of each of these certificates stands at a moment, by its id: two queries for all of them. */
export async function cycleStates(
  db: Queries,
  certificates: readonly Certificate[],
  at: Date,
): Promise<Map<number, CycleState>> {
  const today = hongKongDate(at);
  const ids = certificates.map(({ Id }) => Id);
  const applications = await cycleApplications(db, ids);
  const states = new Map<number, CycleState>();
  for (const certificate of certificates) {
    const { Definition } = await serviceVersion(db, certificate.ServiceVersionId);
    const state = cycleState({
      cycle: Definition.Cycle,
      offered: Definition.AssessmentTypes,
      firstIssue: certificate.FirstIssueDate,
      expiry: certificate.ExpiryDate,
      applications: applications.get(certificate.Id) ?? [],
      today,
    });
    states.set(certificate.Id, state);
  }
  return states;
}
