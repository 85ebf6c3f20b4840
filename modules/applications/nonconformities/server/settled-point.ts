import { type SqlBool, sql } from 'kysely';
import { settledPoints } from '#modules/applications/applications/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { type NonconformityStatus, nonconformityStatuses, STATUS_ON } from '../rules/statuses.ts';

const isOneOf = (statuses: readonly NonconformityStatus[]) => sql<SqlBool>`exists (select from nonconformity
  where nonconformity.application_id = found.application_id and nonconformity.point_key = found.point_key
    and nonconformity.status in (${literals(statuses)}) and nonconformity.result_at >= found.at)`;

/**
 * Provides the conditions that a finding no longer blocks a decision, as its nonconformity is verified, closed or withdrawn,
 * and that it is withdrawn; in both cases no result was recorded since.
 */
export const settledPoint = settledPoints.provide({
  POINT: isOneOf(nonconformityStatuses.settled),
  WITHDRAWN: isOneOf([STATUS_ON.WITHDRAW]),
});
