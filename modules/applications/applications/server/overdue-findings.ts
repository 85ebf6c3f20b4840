/**
 * SQL for the number of overdue findings of an application, or for clients of overdue points on their to-do
 * list; and the statuses in which a finding can still be corrected.
 */
import { type SqlBool, sql } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { settledPoints } from './major-points.ts';

/** Statuses in which a finding can still be corrected; after that the next assessment covers it. */
export const FINDING_STATUSES = applicationStatuses.withFindings;

const TODAY = sql`(now() at time zone 'Asia/Hong_Kong')::date`;

/**
 * Condition that the checklist answer `found` is an overdue finding of `application`: of the present round, and its nonconformity is not
 * settled.
 */
export const isOverdueFinding = () => sql<SqlBool>`(found.application_id = application.id
  and found.round = application.round and found.due_on < ${TODAY} and not ${settledPoints.get('POINT')})`;

/** Number of overdue findings whose nonconformity is not settled; for clients, the number of overdue points on their to-do list. */
export const overdueFindings = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles)
    ? sql<number>`(
        select count(distinct point ->> 'PointNo') from jsonb_array_elements(application.points) as point
        where (point ->> 'DueOn')::date < ${TODAY})`
    : sql<number>`(case when application.application_status_code in (${sql.join(FINDING_STATUSES)}) then (
        select count(*) from checklist_answer as found where ${isOverdueFinding()})
        else 0 end)`;

/** For clients: the first day by which a point on their to-do list is due, YYYY-MM-DD; null if none has a day. */
export const answerBy = (actor: Pick<SignedIn, 'Roles'>) =>
  isClient(actor.Roles)
    ? sql<
        string | null
      >`(select min(point ->> 'DueOn') from jsonb_array_elements(application.points) as point)`
    : sql<string | null>`null::text`;
