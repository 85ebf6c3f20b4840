/**
 * Figures about the nonconformities in the caller's scope. Each is an index range or limited to the newest rows, so that
 * the cost does not grow with the register.
 */
import { type SqlBool, sql } from 'kysely';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context, DataOf, SignedIn } from '#platform/server/http/context.ts';
import { AGES, type Age } from '../rules/ageing.ts';
import { GRADES, type Grade } from '../rules/facts.ts';
import type { NonconformityFigures, nonconformityFigureRoutes } from '../rules/figures-contract.ts';
import { nonconformityStatuses, STATUS_ON } from '../rules/statuses.ts';
import { isOfAge, isOpenSql, TODAY } from './age-condition.ts';
import { nonconformitiesInScope } from './scope.ts';

type Route = (typeof nonconformityFigureRoutes)['figures'];

/** Verifications in a median, and nonconformities counted by requirement: the newest ones. */
const NEWEST = 2_000;
const REQUIREMENTS = 8;

export async function nonconformityFigures({
  db,
  actor,
}: Pick<Context<Route>, 'db' | 'actor'>): Promise<DataOf<Route>> {
  const groups = GRADES.flatMap((grade) => AGES.map((age) => ({ grade, age })));
  const [counts, Overdue, Escalated, Closure, Requirements] = await Promise.all([
    Promise.all(groups.map((group) => countOfGroup(db, actor, group))),
    count(db, actor, sql<SqlBool>`(${isOpenSql} and nonconformity.due_on < ${TODAY})`),
    count(db, actor, sql<SqlBool>`(${isOpenSql} and nonconformity.escalated_at is not null)`),
    closure(db, actor),
    requirements(db, actor),
  ]);
  return { Open: counts.filter(({ Count }) => Count > 0), Overdue, Escalated, Closure, Requirements };
}

const countOfGroup = async (
  db: Queries,
  actor: SignedIn,
  { grade: Grade, age: Age }: { grade: Grade; age: Age },
) => ({
  ...{ Grade, Age },
  Count: await count(db, actor, sql<SqlBool>`(nonconformity.grade = ${Grade} and ${isOfAge(Age)})`),
});

async function count(db: Queries, actor: SignedIn, condition: ReturnType<typeof isOfAge>): Promise<number> {
  const found = nonconformitiesInScope(db, actor).where(condition).select(sql`1`.as('One')).limit(TOTAL_CAP);
  const { rows } = await sql<{
    Count: number;
  }>`select count(*)::int as count from (${found}) as found`.execute(db);
  return rows[0]?.Count ?? 0;
}

async function closure(db: Queries, actor: SignedIn): Promise<NonconformityFigures['Closure']> {
  const verified = nonconformitiesInScope(db, actor)
    .innerJoin('NonconformityHistory as Change', 'Change.NonconformityId', 'Nonconformity.Id')
    .where('Change.FromStatus', 'in', nonconformityStatuses.open)
    .where('Change.ToStatus', 'in', nonconformityStatuses.everVerified)
    .select(['Nonconformity.Grade', 'Nonconformity.RaisedAt', 'Change.At'])
    .orderBy('Change.At', 'desc')
    .limit(NEWEST);
  const { rows } = await sql<{ Grade: Grade; MedianDays: number; Cases: number }>`
    select grade, count(*)::int as cases, round((percentile_cont(0.5) within group
      (order by extract(epoch from at - raised_at) / 86400.0))::numeric, 1)::float8 as median_days
    from (${verified}) as verified group by grade order by grade`.execute(db);
  return rows;
}

async function requirements(db: Queries, actor: SignedIn): Promise<NonconformityFigures['Requirements']> {
  const newest = nonconformitiesInScope(db, actor)
    .where('Nonconformity.Status', '<>', STATUS_ON.WITHDRAW)
    .where('Nonconformity.Clause', '<>', '')
    .select(['Nonconformity.Clause', 'Nonconformity.Status'])
    .orderBy('Nonconformity.RaisedAt', 'desc')
    .orderBy('Nonconformity.Id', 'desc')
    .limit(NEWEST);
  const { rows } = await sql<{ Clause: string; Count: number; Open: number }>`
    select clause, count(*)::int as count,
      (count(*) filter (where status in (${literals(nonconformityStatuses.open)})))::int as open
    from (${newest}) as newest group by clause order by count(*) desc, clause limit ${REQUIREMENTS}`.execute(
    db,
  );
  return rows;
}
