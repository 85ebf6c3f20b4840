/**
 * Number of due surveillances and renewals for the dashboard: the same dates that the schedule lists, so that
 * both name the same overdue and unplanned ones.
 */

import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { cycleRoutes } from '../rules/contract.ts';
import { PLANNED_KINDS } from '../rules/due-kinds.ts';
import { filterDues } from './due-rows.ts';
import { recomputeForReader } from './recompute-for-reader.ts';

type Reader = Pick<Context<(typeof cycleRoutes)['schedule']>, 'db' | 'actor' | 'at'>;

export type DueCounts = {
  /** Due before today and not completed. */
  Overdue: number;
  /** Overdue or within their window, without an application. */
  Unplanned: number;
  /** Due from today up to each requested day, in the same order. */
  Until: number[];
};

/**
 * Counts the dues in the reader's data scope up to the last of the days, and the unplanned ones on any day; at most as
 * many as a list counts.
 */
export async function countDues({ db, actor, at }: Reader, days: readonly string[]): Promise<DueCounts> {
  await recomputeForReader(db, at);
  const today = hongKongDate(at);
  const Kind = PLANNED_KINDS.join(',');
  // Neither the certificate nor the application is read.
  const dues = await filterDues({ db, actor, at, query: { Kind, To: days.toSorted().at(-1) } })
    .select('CertificateDue.DueOn')
    .orderBy('CertificateDue.DueOn')
    .orderBy('CertificateDue.CertificateNo')
    .orderBy('CertificateDue.Place')
    .limit(TOTAL_CAP)
    .execute();
  const unplanned = await filterDues({ db, actor, at, query: { IsUnplanned: true } })
    .select('CertificateDue.DueOn')
    .limit(TOTAL_CAP)
    .execute();
  return {
    Overdue: dues.filter(({ DueOn }) => DueOn < today).length,
    Unplanned: unplanned.length,
    Until: days.map((day) => dues.filter(({ DueOn }) => DueOn >= today && DueOn <= day).length),
  };
}
