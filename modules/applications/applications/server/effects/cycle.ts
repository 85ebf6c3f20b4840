import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import { refuseEnded } from '#modules/certification/certificates/server/refuse-ended.ts';
import { type NextAssessment, nextAssessment } from '#modules/certification/cycles/rules/next-assessment.ts';
import { insertNext } from '#modules/certification/cycles/server/insert-next.ts';
import { markRenewal } from '#modules/certification/cycles/server/mark-renewal.ts';
import { openNext } from '#modules/certification/cycles/server/open-next.ts';
import { stateBehind } from '#modules/certification/cycles/server/state-behind.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { ApplicationJob } from '../job.ts';

/** The next application of the cycle waits for its window; it begins with the service version of this one. */
export async function generateCycle(job: ApplicationJob): Promise<undefined> {
  const { tx, row } = job;
  await refuseEnded(tx, row.CertificateId);
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const next = await nextOf(job);
  if (await isOpen(tx, row.CertificateId, next.Kind))
    fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NEXT_CYCLE_OPEN' }] });
  await insertNext(job, row, version, next);
  return undefined;
}

async function nextOf({ tx, row, at }: ApplicationJob): Promise<NextAssessment> {
  const today = hongKongDate(at);
  const { Marks } = await stateBehind(tx, row, today);
  return nextAssessment(Marks, today) ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NO_CYCLE' }] });
}

/** Whether the client has begun it already, or it was planned after another assessment. The certificate is locked. */
async function isOpen(tx: Tx, certificateId: number | null, kind: NextAssessment['Kind']): Promise<boolean> {
  const found = await tx
    .selectFrom('Application')
    .select('Id')
    .where('CertificateId', '=', certificateId ?? -1)
    .where('AssessmentType', '=', kind)
    .where('ApplicationStatusCode', 'not in', ['COMPLETED', 'CANCELLED', 'ARCHIVED', 'REJECTED_STAFF'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The window opens: the client may begin, and where it is a renewal, its certificate says so. */
export async function showNextCycle(job: ApplicationJob): Promise<object> {
  await refuseEnded(job.tx, job.row.CertificateId);
  const columns = await openNext(job);
  await markRenewal(job);
  return columns;
}
