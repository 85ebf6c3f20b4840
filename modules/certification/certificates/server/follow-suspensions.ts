import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { recipients } from '#modules/applications/applications/server/index.ts';
import { type SuspensionTerms, suspensionTerms } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { SUSPENDED_LONG, SUSPENSION_REMINDERS } from '../rules/notification-rules.ts';
import { isPastLimit, reminderMonth, suspensionLimit } from '../rules/suspension-clock.ts';
import { loadNotificationData, notificationParams } from './life/load-notification.ts';

/** A suspension that lasts: its entry in the history, and what the certificate's service sets for it. */
export type Suspension = {
  CertificateId: number;
  Seq: number;
  Since: string;
  Terms: SuspensionTerms;
  IsDecisionRequired: boolean;
};

/**
 * Nightly step: reminds holder and staff of each suspension in the months that its service sets, and staff once when it has
 * lasted longer than its limit. Each person is notified once of each. No suspension ends automatically.
 */
export async function followSuspensions({ db, settings }: Portal, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  // A failed notification must not block those after it; the job is retried for the rest.
  const errors: unknown[] = [];
  for (const suspension of await suspensions(db)) {
    const notice = dueNotice(suspension, today);
    if (notice)
      await db
        .transaction()
        .execute((tx) => notify(tx, settings, { suspension, ...notice }))
        .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'notifications of suspensions failed');
}

type Due = { cause: string; messages: readonly Message[] };

function dueNotice({ Since, Terms }: Suspension, today: string): Due | null {
  if (isPastLimit(Since, today, Terms)) return { cause: 'long', messages: [SUSPENDED_LONG] };
  const month = reminderMonth(Since, today, Terms);
  return month === null ? null : { cause: `month ${month}`, messages: SUSPENSION_REMINDERS };
}

type Job = Due & { suspension: Suspension };

async function notify(tx: Tx, settings: Settings, { suspension, cause, messages }: Job): Promise<void> {
  const { CertificateId, Seq, Since, Terms } = suspension;
  const news = await loadNotificationData(tx, { CertificateId, Seq });
  if (!news) return;
  const params = { ...notificationParams(news, Since), LimitOn: suspensionLimit(Since, Terms) };
  for (const { To, Kind } of messages)
    for (const person of await recipients(tx, To, news, null))
      await notifyRecipient(tx, settings, {
        ...{ cause: `certificate:${CertificateId}:${cause}:${Seq}`, kind: Kind },
        ...{ params, about: news, person },
      });
}

/** All suspensions that last, each with the terms of the service version under which the certificate was issued. */
async function suspensions(db: Db): Promise<Suspension[]> {
  const { rows } = await sql<
    Pick<Suspension, 'CertificateId' | 'Seq' | 'Since'> & { ServiceVersionId: number }
  >`
    select certificate.id as "CertificateId", certificate.service_version_id as "ServiceVersionId",
      line.seq as "Seq", line.effective_on as "Since"
    from certificate
    join lateral (
      select seq, effective_on from certificate_event
      where certificate_id = certificate.id and event = 'SUSPENDED' order by seq desc limit 1
    ) line on true
    where certificate_status_code in (${literals(certificateStatuses.suspended)})
    order by certificate.id`.execute(db);
  const found: Suspension[] = [];
  for (const { ServiceVersionId, ...row } of rows) {
    const { Definition } = await serviceVersion(db, ServiceVersionId);
    found.push({
      ...row,
      Terms: suspensionTerms(Definition),
      IsDecisionRequired: Definition.DecisionRequired === true,
    });
  }
  return found;
}

/** Those that have lasted longer than their limit. */
export const suspensionsPastLimit = async (db: Db, today: string): Promise<Suspension[]> =>
  (await suspensions(db)).filter(({ Since, Terms }) => isPastLimit(Since, today, Terms));
