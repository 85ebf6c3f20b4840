import { type NextAssessment, nextAssessment } from '@assay/shared/cycle/next-assessment.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { refuseEnded } from '../../certificate/refuse-ended.ts';
import { insertNext } from '../../cycle/insert-next.ts';
import { markRenewal } from '../../cycle/mark-renewal.ts';
import { openNext } from '../../cycle/open-next.ts';
import { stateBehind } from '../../cycle/state-behind.ts';
import { fail } from '../../http/fail.ts';
import { serviceVersion } from '../../service/versions.ts';
import type { ApplicationJob } from '../job.ts';

/** The next application of the cycle waits for its window; it begins with the service version of this one. */
export async function generateCycle(job: ApplicationJob): Promise<undefined> {
  const { tx, row } = job;
  await refuseEnded(tx, row.CertificateId);
  const version = await serviceVersion(tx, row.ServiceVersionId);
  await insertNext(job, row, version, await nextOf(job));
  return undefined;
}

async function nextOf({ tx, row, at }: ApplicationJob): Promise<NextAssessment> {
  const today = hongKongDate(at);
  const { Marks } = await stateBehind(tx, row, today);
  return nextAssessment(Marks, today) ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NO_CYCLE' }] });
}

/** The window opens: the client may begin, and where it is a renewal, its certificate says so. */
export async function showNextCycle(job: ApplicationJob): Promise<object> {
  await refuseEnded(job.tx, job.row.CertificateId);
  const columns = await openNext(job);
  await markRenewal(job);
  return columns;
}
