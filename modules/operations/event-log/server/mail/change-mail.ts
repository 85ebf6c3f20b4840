/**
 * Handlers with which operators send a failed email again, unless its one-time link has expired, or discard
 * it with a reason; each action is logged.
 */
import { sql } from 'kysely';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { redactCodes } from '#platform/server/mail/redact-codes.ts';
import type { outboxRoutes } from '../../rules/mail-contract.ts';
import { hasCode, isCodeExpired } from './code-expired.ts';

/** Sends a failed email again, unless its one-time link has expired: then a new link has to be requested. */
export const retryMail = ({ db, actor, body }: Context<typeof outboxRoutes.retry>) =>
  db.transaction().execute(async (tx) => {
    const mail = await lockFailed(tx, body.MailKey);
    if (isCodeExpired(mail)) fail('ERR_TRANSITION', { Text: 'ERR_MAIL_LINK_OVER' });
    await removeAbandonedJob(tx, mail.Id);
    await tx.updateTable('Mail').set({ Status: 'QUEUED' }).where('Id', '=', mail.Id).execute();
    await enqueue(tx, 'mail.send', { MailId: mail.Id });
    const Detail = { To: mail.Recipient };
    await audit(tx, { AccountId: actor.Id, Event: 'MAIL_RETRIED', Object: mail.MailKey, Detail });
    return { MailKey: mail.MailKey, Status: 'QUEUED' as const };
  });

/** Discards a failed email, which will not be sent; it can still be read, without its codes. */
export const discardMail = ({ db, actor, body }: Context<typeof outboxRoutes.discard>) =>
  db.transaction().execute(async (tx) => {
    const mail = await lockFailed(tx, body.MailKey);
    await removeAbandonedJob(tx, mail.Id);
    await tx
      .updateTable('Mail')
      .set({
        Status: 'DISCARDED',
        Text: redactCodes(mail.Text),
        Html: redactCodes(mail.Html),
        Unsubscribe: null,
      })
      .where('Id', '=', mail.Id)
      .execute();
    const Detail = { To: mail.Recipient, Remark: body.Remark };
    await audit(tx, { AccountId: actor.Id, Event: 'MAIL_DISCARDED', Object: mail.MailKey, Detail });
    return { MailKey: mail.MailKey, Status: 'DISCARDED' as const };
  });

/** Of two concurrent requests, the second finds the email in another state. */
async function lockFailed(tx: Tx, mailKey: string) {
  const mail =
    (await tx
      .selectFrom('Mail')
      .select(['Id', 'MailKey', 'Recipient', 'Status', 'CreatedAt', 'Text', 'Html'])
      .select(hasCode.as('HasCode'))
      .where('MailKey', '=', mailKey)
      .forUpdate()
      .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
  return mail.Status === 'FAILED' ? mail : fail('ERR_CONFLICT');
}

/** Removes the email's job if it is no longer retried. */
const removeAbandonedJob = (tx: Tx, mailId: number) =>
  sql`
    select graphile_worker.complete_jobs(array(
      select own.id from graphile_worker._private_jobs as own
        join graphile_worker._private_tasks as tasks on tasks.id = own.task_id
      where tasks.identifier = 'mail.send' and own.attempts >= own.max_attempts and own.locked_at is null
        and (own.payload->>'MailId')::bigint = ${mailId}))`.execute(tx);
