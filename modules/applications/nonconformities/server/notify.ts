/** Background job that notifies the client or the auditors of what they have to do about a nonconformity. */
import {
  notificationDataOf,
  paramsOf,
  recipients,
  selectNotificationData,
} from '#modules/applications/applications/server/index.ts';
import type { Audience } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { isWithClient, nonconformityStatuses } from '../rules/statuses.ts';

type Task = { NonconformityId: number; Version: number };
type Data = NonNullable<Awaited<ReturnType<typeof loadData>>>;

async function loadData(db: Queries, { NonconformityId }: Task) {
  const row = await selectNotificationData(db)
    .innerJoin('Nonconformity', 'Nonconformity.ApplicationId', 'Application.Id')
    .select([
      'Nonconformity.ApplicationId',
      'Nonconformity.NonconformityKey',
      'Nonconformity.NonconformityNo',
      'Nonconformity.Status',
      'Nonconformity.DueOn',
      'Nonconformity.ReleasedAt',
      'Nonconformity.Responses',
    ])
    .where('Nonconformity.Id', '=', NonconformityId)
    .executeTakeFirst();
  return row ? notificationDataOf(row) : null;
}

/**
 * Job `nonconformity.notify`. Safe to repeat: each person gets one notification per change. The status decides who is
 * notified, so no one is asked to do what a later change has already done.
 */
export async function notifyNonconformity({ db, settings }: Portal, task: Task): Promise<void> {
  const data = await loadData(db, task);
  const message = data && messageOf(data);
  if (!message) return;
  const { NonconformityKey, NonconformityNo, DueOn } = data;
  await db.transaction().execute(async (tx) => {
    for (const audience of message.To)
      for (const person of await recipients(tx, audience, data, null))
        await notifyRecipient(tx, settings, {
          cause: `nonconformity:${task.NonconformityId}:${task.Version}`,
          kind: message.Kind,
          params: { ...paramsOf(data), NonconformityKey, NonconformityNo, ...(DueOn && { On: DueOn }) },
          about: data,
          person,
        });
  });
}

function messageOf(data: Data): { Kind: NoticeKind; To: Audience[] } | null {
  if (isWithClient(data.Status) && data.ReleasedAt !== null)
    return { Kind: data.Responses === 0 ? 'NC_RELEASED' : 'NC_RETURNED', To: [{ Of: 'CLIENT' }] };
  if (!nonconformityStatuses.withAuditor.includes(data.Status)) return null;
  const auditors = new Set(Object.values(data.Assigned).filter((key) => key !== null));
  return { Kind: 'NC_ANSWERED', To: [...auditors].map((UserKey) => ({ Of: 'PERSON', UserKey })) };
}
