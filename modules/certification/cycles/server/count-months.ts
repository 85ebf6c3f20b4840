import { sql } from 'kysely';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Context } from '#platform/server/http/context.ts';
import { type CycleMonths, type cycleRoutes, SCHEDULE_MONTHS } from '../rules/contract.ts';
import { duesInScope } from './dues-in-scope.ts';
import { recomputeForReader } from './recompute-for-reader.ts';

type Route = (typeof cycleRoutes)['months'];

/**
 * API handler for the chart above the schedule: counts the due assessments and expiries of each month and
 * the overdue ones, in the reader's data scope. A renewal counts in the month in which it is due.
 */
export async function countMonths({ db, actor, at, query }: Context<Route>): Promise<CycleMonths> {
  await recomputeForReader(db, at);
  const days = await duesInScope({ db, actor, at, query })
    .select(['CertificateDue.Kind', 'CertificateDue.DueOn', sql<number>`count(*)::int`.as('Count')])
    .groupBy(['CertificateDue.Kind', 'CertificateDue.DueOn'])
    .execute();
  const today = hongKongDate(at);
  const sum = (counted: typeof days): number => counted.reduce((total, { Count }) => total + Count, 0);
  const first = `${today.slice(0, 7)}-01`;
  const Months = Array.from({ length: SCHEDULE_MONTHS + 1 }, (_, index) => {
    const Month = addMonths(first, index).slice(0, 7);
    const count = (kind: string): number =>
      sum(days.filter((day) => day.Kind === kind && day.DueOn.startsWith(Month)));
    return {
      Month,
      Surveillances: count('SURVEILLANCE'),
      Specials: count('SPECIAL'),
      Renewals: count('RENEWAL'),
      Expiries: count('EXPIRY'),
    };
  });
  // A special assessment has no due date that it could miss.
  return { Overdue: sum(days.filter(({ Kind, DueOn }) => Kind !== 'SPECIAL' && DueOn < today)), Months };
}
