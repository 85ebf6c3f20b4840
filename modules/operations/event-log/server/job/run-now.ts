import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { crontab } from '#platform/server/jobs/crontab.ts';
import { type ClockTask, enqueue } from '#platform/server/jobs/tasks.ts';
import type { jobRoutes } from '../../rules/job-contract.ts';

/**
 * Handles an operator's request to run a scheduled job once immediately; refused while it is running or
 * waiting.
 */
export const runNow = ({ db, actor, body }: Context<typeof jobRoutes.run>) =>
  db.transaction().execute(async (tx) => {
    const item = crontab().find(({ task }) => task === body.Task) ?? fail('ERR_NOT_FOUND');
    await sql`select pg_advisory_xact_lock(hashtextextended(${`run now ${item.task}`}, 0))`.execute(tx);
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = ${item.task} and attempts < max_attempts limit 1`.execute(
      tx,
    );
    if (rows.length > 0) fail('ERR_CONFLICT', { Text: 'ERR_JOB_UNDER_WAY' });
    const queue = item.options.queueName;
    await enqueue(tx, item.task as ClockTask, {}, typeof queue === 'string' ? { queue } : {});
    await audit(tx, { AccountId: actor.Id, Event: 'JOB_RUN', Object: item.task });
    return { Count: 1 };
  });
