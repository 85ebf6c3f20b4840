/**
 * SQL filters of the application list that match the dashboard figures, such as over target or finding
 * overdue.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import { literals } from '#platform/server/database/literals.ts';
import { onDays } from '#platform/server/database/on-days.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { FINDING_STATUSES, isOverdueFinding } from './overdue-findings.ts';

type Query = Context<(typeof applicationRoutes)['list']>['query'];
type Part = RawBuilder<SqlBool>;

/** Statuses that end an application, as constants of the condition of the index `application_planned`. */
export const ENDED_STATUSES = sql`(${literals(applicationStatuses.ended)})`;

/** Applications past the target of their step. */
export const overTarget = (at: RawBuilder<unknown> = sql`now()`): Part =>
  sql<SqlBool>`(application.due_at is not null and application.due_at < ${at})`;

/** Applications with overdue findings that can still be corrected. */
export const findingOverdue = (): Part => sql<SqlBool>`(
  application.application_status_code in (${literals(FINDING_STATUSES)})
  and exists (select from checklist_answer as found where ${isOverdueFinding()}))`;

/** Conditions of the filters that dashboard figures link to, the same as those of their counts. */
export function dashboardConditions(actor: SignedIn) {
  // Participants and findings are internal: a filter on them would reveal them to clients.
  const ofStaff = (condition: () => Part): Part =>
    isClient(actor.Roles) ? sql<SqlBool>`false` : condition();
  const doneBy = (_: unknown, query: Done) => ofStaff(() => done(query));
  return {
    IsOverTarget: (isOver: boolean) => (isOver ? overTarget() : null),
    DoneStage: doneBy,
    DoneBy: doneBy,
    DoneFrom: doneBy,
    DoneTo: doneBy,
    ...dayConditions(
      'Completed',
      sql`application.step_since`,
      (days) =>
        sql<SqlBool>`(application.application_status_code in (${literals(applicationStatuses.completed)}) and ${days})`,
    ),
    ...dayConditions(
      'Due',
      sql`application.end_date_time`,
      (days) => sql<SqlBool>`(application.end_date_time is not null
        and application.application_status_code not in ${ENDED_STATUSES} and ${days})`,
    ),
    IsFindingOverdue: (isOverdue: boolean) => (isOverdue ? ofStaff(findingOverdue) : null),
  };
}

type Done = Pick<Query, 'DoneStage' | 'DoneBy' | 'DoneFrom' | 'DoneTo'>;

function done({ DoneStage, DoneBy, DoneFrom, DoneTo }: Done): Part {
  const parts = [
    ...(DoneStage ? [sql`visit.stage = ${DoneStage}`] : []),
    ...(DoneBy ? [sql`visit.account_id = (select id from account where user_key = ${DoneBy})`] : []),
    ...(DoneFrom || DoneTo ? [onDays(sql`visit.ended_at`, DoneFrom, DoneTo)] : []),
  ];
  return sql<SqlBool>`application.id in (select visit.application_id from application_stage_interval as visit where ${sql.join(parts, sql` and `)})`;
}
