/**
 * Job that follows up an entry of a certificate's history: queues its public log leaf, notifies the holder's
 * users and deciding staff, and calls other modules' hooks. Repeating it notifies each person only once.
 */
import { recipients } from '#modules/applications/applications/server/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { daysBetween, hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { certificateRecipientsFor } from '../../rules/event-facts.ts';
import { type CertificateChange, certificateChanged } from './changed.ts';
import { loadNotificationData, notificationParams } from './load-notification.ts';

/** Events that the portal records more than this many days after they happened cause no notifications. */
const NOTIFICATION_DAYS = 30;

/** One such job processes all waiting entries. */
const LEAF = { jobKey: 'transparency.append', queue: 'transparency' };

/**
 * Task `certificate.notify`: adds one entry of a certificate's history to the public log and sends its
 * notifications. Idempotent: each person gets one notification per event, and its email is written in the
 * same transaction. A failure for some recipients does not affect the others; the job is retried for the
 * rest.
 */
export async function processCertificateEvent(portal: Portal, task: CertificateChange): Promise<void> {
  const done = await Promise.allSettled([
    portal.db.transaction().execute((tx) => enqueue(tx, 'transparency.append', {}, LEAF)),
    notifyCertificateRecipients(portal, task),
    certificateChanged.run({ portal, change: task }),
  ]);
  const errors = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (errors.length > 0)
    throw new AggregateError(errors, `some notifications failed: ${errors.map(String).join('; ')}`);
}

/** Notifies the holder's users and, where a decision is required, the certification body's staff. */
export async function notifyCertificateRecipients(
  { db, settings }: Portal,
  task: CertificateChange,
): Promise<void> {
  const news = await loadNotificationData(db, task);
  if (!news) return;
  const IsOld = daysBetween(news.EffectiveOn, hongKongDate(news.At)) > NOTIFICATION_DAYS;
  const messages = certificateRecipientsFor(news.Event, { ...news, IsOld });
  if (messages.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const message of messages)
      for (const person of await recipients(tx, message.To, news, news.AccountId))
        await notifyRecipient(tx, settings, {
          cause: `certificate:${task.CertificateId}:${task.Seq}`,
          kind: message.Kind,
          params: notificationParams(news, news.EffectiveOn),
          about: news,
          person,
        });
  });
}
