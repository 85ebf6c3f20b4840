import { sql } from 'kysely';
import { STAGES, type Stage } from '#modules/applications/applications/rules/stages.ts';
import { seesAssignedOnly } from '#modules/applications/applications/server/scope.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Pace } from '../rules/contract.ts';
import { type Counted, figureOf, medianColumns, NEWEST } from './median.ts';
import { ofScope } from './scoped.ts';

type Row = Counted & { Stage: Stage };

/**
 * Median days per stage, in the reader's scope. Who sees only what was assigned to them has the own figure beside the
 * body's, which names nobody and no application.
 */
export async function stageFigures(db: Queries, actor: SignedIn, since: Date): Promise<Pace['Stages']> {
  const isWorker = seesAssignedOnly(actor);
  const seen = isWorker ? sql`true` : ofScope(actor, sql`past.application_id`);
  const [all, own] = await Promise.all([
    figures(db, sql`${seen}`, since),
    isWorker ? figures(db, sql`past.account_id = ${actor.Id}`, since) : [],
  ]);
  const of = (rows: readonly Row[], stage: Stage) => rows.find((row) => row.Stage === stage);
  return STAGES.map((Stage) => ({
    Stage,
    ...figureOf(of(all, Stage)),
    Own: isWorker ? figureOf(of(own, Stage)) : null,
  }));
}

/** The newest visits of each stage, out of an index: no more are looked at, however many there are. */
async function figures(db: Queries, which: ReturnType<typeof sql>, since: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select asked.stage, ${medianColumns}
    from unnest(${[...STAGES]}::text[]) as asked (stage) cross join lateral (
      select past.application_id, past.began_at, past.ended_at from application_visit as past
      where past.stage = asked.stage and past.ended_at >= ${since} and ${which}
      order by past.ended_at desc limit ${NEWEST}) as visit
    group by asked.stage`.execute(db);
  return rows;
}
