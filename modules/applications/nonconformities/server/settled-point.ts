/** What nonconformities mean for the findings that block a decision, and their numbers by checklist point. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  pointRecords,
  type StoredRecord,
  settledPoints,
} from '#modules/applications/applications/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import { type NonconformityStatus, nonconformityStatuses, STATUS_ON } from '../rules/statuses.ts';

/** The finding has a nonconformity in one of the statuses, and no result was recorded since. */
const recordedIn = (statuses: readonly NonconformityStatus[]): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from nonconformity
  where nonconformity.application_id = found.application_id and nonconformity.point_key = found.point_key
    and nonconformity.status in (${literals(statuses)})
    and nonconformity.result_at >= found.at)`;

/**
 * Provides the conditions that a finding no longer blocks a decision, because its nonconformity is verified, closed or
 * withdrawn; that the plan for a minor one is accepted, or none is needed any more; and that it was withdrawn.
 */
export const settledPoint = settledPoints.provide({
  POINT: recordedIn(nonconformityStatuses.settled),
  PLANNED: recordedIn(nonconformityStatuses.planned),
  WITHDRAWN: recordedIn([STATUS_ON.WITHDRAW]),
});

/** When it was last verified, if it still is. */
const verifiedAt = sql`(case when nonconformity.status in (${literals(nonconformityStatuses.open)}) then null else (
  select max(change.at) from nonconformity_history as change
  where change.nonconformity_id = nonconformity.id
    and change.from_status in (${literals(nonconformityStatuses.open)})
    and change.to_status in (${literals(nonconformityStatuses.everVerified)})) end)`;

export const recordsOfPoints = pointRecords.provide({
  RECORDS: sql<StoredRecord[] | null>`(
    select json_agg(json_build_object(
      'PointKey', nonconformity.point_key, 'Step', nonconformity.step, 'No', nonconformity.nonconformity_no,
      'Path', ${sql.lit(nonconformityAddress(''))} || nonconformity.nonconformity_key,
      'IsMajor', nonconformity.grade = 'MAJOR', 'VerifiedAt', ${verifiedAt}) order by nonconformity.id)
    from nonconformity
    where nonconformity.application_id = application.id
      and nonconformity.status <> ${sql.lit(STATUS_ON.WITHDRAW)})`,
});
