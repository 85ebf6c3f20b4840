import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { recipients } from '#modules/applications/applications/server/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { SUSPENDED_LONG } from '../rules/notification-rules.ts';
import { isSuspendedLong, LONG_SUSPENSION_MONTHS } from '../rules/suspended-long.ts';
import { loadNotificationData, notificationParams } from './life/load-notification.ts';

type Suspension = { CertificateId: number; Seq: number; Since: string };

/**
 * Nightly step: notifies the deciding roles of each suspension that has lasted for more than six months,
 * each person once. No suspension ends automatically.
 */
export async function warnOfSuspended({ db, settings }: Portal, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  // A failed notification must not block those after it; the job is retried for the rest.
  const errors: unknown[] = [];
  for (const suspension of await longSuspensions(db, today))
    if (isSuspendedLong('SUSPENDED', suspension.Since, today))
      await db
        .transaction()
        .execute((tx) => warnOf(tx, settings, suspension))
        .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'notifications of long suspensions failed');
}

async function warnOf(tx: Tx, settings: Settings, { CertificateId, Seq, Since }: Suspension): Promise<void> {
  const news = await loadNotificationData(tx, { CertificateId, Seq });
  if (!news) return;
  for (const person of await recipients(tx, SUSPENDED_LONG.To, news, null))
    await notifyRecipient(tx, settings, {
      cause: `certificate:${CertificateId}:long:${Seq}`,
      kind: SUSPENDED_LONG.Kind,
      params: notificationParams(news, Since),
      about: news,
      person,
    });
}

/**
 * Suspensions that are about six months old or older; the rule itself decides exactly, since months differ
 * in length.
 */
async function longSuspensions(db: Db, today: string): Promise<Suspension[]> {
  const about = addDays(addMonths(today, -LONG_SUSPENSION_MONTHS), 3);
  const { rows } = await sql<Suspension>`
    select certificate.id as "CertificateId", line.seq as "Seq", line.effective_on as "Since"
    from certificate
    join lateral (
      select seq, effective_on from certificate_event
      where certificate_id = certificate.id and event = 'SUSPENDED' order by seq desc limit 1
    ) line on true
    where certificate_status_code in (${literals(certificateStatuses.suspended)}) and line.effective_on <= ${about}
    order by certificate.id`.execute(db);
  return rows;
}
