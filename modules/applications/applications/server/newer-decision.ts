/**
 * Finds the later published assessment of the same certificate that has replaced an application's decision,
 * in a query or for one application; null while its own decision is in force or pending.
 */

import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { wireRow } from '#platform/server/database/names.ts';
import { applicationStatuses } from '../rules/statuses.ts';

/** A later published assessment of the same certificate, whose decision is in force. */
export type NewerDecision = { ApplicationNo: string | null };

const COMPLETED = literals(applicationStatuses.completed);

const moment = (name: string) =>
  sql.raw(`(coalesce(${name}.step_since, ${name}.certified_at, ${name}.created_at), ${name}.id)`);

/**
 * SQL for the later published assessment of the certificate, as JSON; null while the application's own
 * decision is in force or pending. `step_since` of a published application is its publication time.
 */
export const newerDecision: RawBuilder<NewerDecision | null> = sql<NewerDecision | null>`(
  select json_build_object('application_no', later.application_no) from application later
  where application.application_status_code in (${COMPLETED}) and later.application_status_code in (${COMPLETED})
    and later.certificate_id = application.certificate_id and later.id <> application.id
    and ${moment('later')} > ${moment('application')}
  order by ${moment('later')} desc limit 1)`;

/** The assessment that replaced this application's decision. The caller holds the lock on the certificate. */
export async function newerDecisionOf(tx: Tx, applicationId: number): Promise<NewerDecision | null> {
  const { rows } = await sql<{ Newer: unknown }>`
    select ${newerDecision} as "Newer" from application where id = ${applicationId}`.execute(tx);
  return wireRow<NewerDecision>(rows[0]?.Newer ?? null);
}
