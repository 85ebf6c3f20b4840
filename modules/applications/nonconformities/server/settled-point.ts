import { type SqlBool, sql } from 'kysely';
import { settledPoints } from '#modules/applications/applications/server/index.ts';
import { literals } from '#platform/server/database/literals.ts';
import { nonconformityStatuses } from '../rules/statuses.ts';

/**
 * Provides the condition that a finding no longer blocks a decision: its nonconformity is verified, closed
 * or withdrawn, and no result was recorded since.
 */
export const settledPoint = settledPoints.provide({
  POINT: sql<SqlBool>`exists (select from nonconformity
    where nonconformity.application_id = found.application_id and nonconformity.point_key = found.point_key
      and nonconformity.status in (${literals(nonconformityStatuses.settled)})
      and nonconformity.result_at >= found.at)`,
});
