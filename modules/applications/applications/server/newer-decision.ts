import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/database/connect.ts';
import { wireRow } from '#platform/server/database/names.ts';

/** Another assessment of the same certificate that was published later: its decision is the one in force. */
export type NewerDecision = { ApplicationNo: string | null };

const moment = (name: string) =>
  sql.raw(`(coalesce(${name}.step_since, ${name}.certified_at, ${name}.created_at), ${name}.id)`);

/**
 * Of an application in a query: the published assessment of its certificate that came after it, as JSON; null while
 * its own decision is in force or still to come. The step of a published application began when it was published.
 */
export const newerDecision: RawBuilder<NewerDecision | null> = sql<NewerDecision | null>`(
  select json_build_object('application_no', later.application_no) from application later
  where application.application_status_code = 'COMPLETED' and later.application_status_code = 'COMPLETED'
    and later.certificate_id = application.certificate_id and later.id <> application.id
    and ${moment('later')} > ${moment('application')}
  order by ${moment('later')} desc limit 1)`;

/** What has replaced the decision of an application. The caller holds the lock on the certificate. */
export async function newerDecisionOf(tx: Tx, applicationId: number): Promise<NewerDecision | null> {
  const { rows } = await sql<{ Newer: unknown }>`
    select ${newerDecision} as "Newer" from application where id = ${applicationId}`.execute(tx);
  return wireRow<NewerDecision>(rows[0]?.Newer ?? null);
}
