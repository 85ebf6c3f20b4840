import { setImmediate as breathe } from 'node:timers/promises';
import { type CycleState, cycleState } from '#modules/applications/applications/rules/index.ts';
import { cycleApplications } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';

type Certificate = Pick<CertificateRecord, 'Id' | 'ServiceVersionId' | 'FirstIssueDate' | 'ExpiryDate'>;

const BATCH_SIZE = 500;

/**
 * Calculates the cycle (term, due dates and their states) of many certificates at a given time, by
 * certificate id, with two queries for all of them.
 */
export async function cycleStates(
  db: Queries,
  certificates: readonly Certificate[],
  at: Date,
): Promise<Map<number, CycleState>> {
  const today = hongKongDate(at);
  const ids = certificates.map(({ Id }) => Id);
  const applications = await cycleApplications(db, ids);
  const states = new Map<number, CycleState>();
  for (const [place, certificate] of certificates.entries()) {
    // Yields to other requests, since many thousands of certificates take a while.
    if (place % BATCH_SIZE === BATCH_SIZE - 1) await breathe();
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
