/** Nightly step for applications that were under way when nonconformities were introduced. */
import { sql } from 'kysely';
import { FINDING_STATUSES } from '#modules/applications/applications/server/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { GRADES } from '../rules/facts.ts';
import { recordResults } from './record-results.ts';

/**
 * Raises nonconformities for findings of completed steps that have none: those of applications that were under way when
 * nonconformities were introduced. Each application is processed in its own transaction.
 */
export async function raiseMissing(portal: Pick<Portal, 'db' | 'isQuiet'>, at = new Date()): Promise<void> {
  const { db } = portal;
  const { rows } = await sql<{ Id: number }>`
    select distinct application.id from application
    join checklist_answer answer on answer.application_id = application.id and answer.round = application.round
    where application.application_status_code in (${sql.join(FINDING_STATUSES)})
      and answer.result in (${sql.join(GRADES)})
      and not exists (select from nonconformity where nonconformity.application_id = application.id
        and nonconformity.point_key = answer.point_key)
    order by application.id`.execute(db);
  const errors: unknown[] = [];
  for (const { Id } of rows)
    await db
      .transaction()
      .execute(async (tx) => {
        const application = await tx
          .selectFrom('Application')
          .selectAll()
          .where('Id', '=', Id)
          .where('ApplicationStatusCode', 'in', FINDING_STATUSES)
          .forUpdate()
          .executeTakeFirst();
        if (!application) return;
        const { CurrentStep } = application;
        // The results of the current step are recorded when it ends.
        const isPast = (step: string) =>
          CurrentStep === null || STEPS.indexOf(step as (typeof STEPS)[number]) < STEPS.indexOf(CurrentStep);
        const isConcerned = ({ Point }: { Point: { Step: string } }) => isPast(Point.Step);
        await recordResults({ portal, tx, application, isConcerned, accountId: null, at });
      })
      .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'nonconformities of running applications failed');
}
