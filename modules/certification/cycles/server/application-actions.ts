/**
 * Effects of the two application actions of the certification cycle: GENERATE_CYCLE creates the next
 * assessment's application, which waits for its window, and SHOW_NEXT_CYCLE opens it for the client.
 */
import { nextOf } from '#modules/applications/applications/rules/index.ts';
import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { insertNext } from './insert-next.ts';
import { markRenewal } from './mark-renewal.ts';
import { openNext } from './open-next.ts';

/**
 * Effect of GENERATE_CYCLE: creates the cycle's next application, which waits for its window, with this
 * one's service version.
 */
export async function generateCycle(job: ApplicationActionContext): Promise<undefined> {
  const { tx, row, facts, at } = job;
  const next = nextOf(facts.AssessmentsAhead, hongKongDate(at));
  if (next === null) throw new Error('a cycle without a next assessment was continued');
  await insertNext(job, row, await serviceVersion(tx, row.ServiceVersionId), next);
  return undefined;
}

/**
 * Effect of SHOW_NEXT_CYCLE: opens the window, so that the client may begin; a renewal is also shown on its
 * certificate.
 */
export async function showNextCycle(job: ApplicationActionContext): Promise<object> {
  const columns = await openNext(job);
  await markRenewal(job);
  return columns;
}
