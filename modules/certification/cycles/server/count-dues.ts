/**
 * Number of due surveillances and renewals for the dashboard: the same dates that the schedule lists, so that
 * both name the same overdue and unplanned ones.
 */

import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Context } from '#platform/server/http/context.ts';
import type { cycleRoutes } from '../rules/contract.ts';
import { PLANNED_KINDS } from '../rules/due-kinds.ts';
import { filterDues, unplanned } from './due-rows.ts';
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

/** Counts the dues in the reader's data scope up to the last of the days, at most as many as a list counts. */
export async function countDues({ db, actor, at }: Reader, days: readonly string[]): Promise<DueCounts> {
  await recomputeForReader(db, at);
  const today = hongKongDate(at);
  const query = { Kind: PLANNED_KINDS.join(','), To: days.toSorted().at(-1) };
  // Neither the certificate nor the application is read.
  const dues = await filterDues({ db, actor, at, query })
    .select(['CertificateDue.DueOn', unplanned(today).as('IsUnplanned')])
    .orderBy('CertificateDue.DueOn')
    .orderBy('CertificateDue.CertificateNo')
    .orderBy('CertificateDue.Place')
    .limit(TOTAL_CAP)
    .execute();
  return {
    Overdue: dues.filter(({ DueOn }) => DueOn < today).length,
    Unplanned: dues.filter(({ IsUnplanned }) => IsUnplanned).length,
    Until: days.map((day) => dues.filter(({ DueOn }) => DueOn >= today && DueOn <= day).length),
  };
}
