/**
 * When a background job has failed permanently, records it in the event log and emails ADMIN and IT, once a
 * day for each type of job.
 */
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { AbandonedJob } from '#platform/server/jobs/abandoned-job.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { eventLogPermissions } from '../rules/permissions.ts';

/** Enough to identify the cause; the full error is in the server's own log. */
const MAX_ERROR_LENGTH = 300;

const template: MailTemplate = {
  Subject: 'MAIL_JOB_FAILED_SUBJECT',
  Lines: ['MAIL_JOB_FAILED_TEXT'],
  Button: 'MAIL_JOB_FAILED_BUTTON',
  Params: ['work'],
};

/**
 * Jobs that are no longer retried are recorded in the event log, and reported to ADMIN and IT by email: once a day for each
 * kind of job, however many failed. An email that could not be sent is not reported by email.
 */
export async function notifyAbandonedJob(
  { db, settings }: Pick<Portal, 'db' | 'settings'>,
  { Task, Payload, Error: error }: AbandonedJob,
  at = new Date(),
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const Detail = { Work: Payload, Error: error.split('\n')[0]?.slice(0, MAX_ERROR_LENGTH) ?? '' };
    await audit(tx, { AccountId: null, Event: 'JOB_FAILED', Object: Task, Detail });
    if (Task === 'mail.send') return;
    const people = await tx
      .selectFrom('Account')
      .select(['Id', 'Email', 'Language'])
      .where('Status', 'in', accountStatuses.active)
      .where(holdsAnyOf('roles', eventLogPermissions.RECEIVE_JOB_FAILURES))
      .execute();
    for (const { Id, Email, Language } of people)
      await queueMail(tx, {
        to: Email,
        language: Language,
        template,
        params: { work: translate(`JOB_${Task}`, Language) },
        link: portalLink(settings, '/logs'),
        cause: `job-failed:${Task}:${Id}:${hongKongDate(at)}`,
      });
  });
}
