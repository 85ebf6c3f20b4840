/**
 * Notifies staff of a question that awaits an answer (the assignee, or the whole inbox if unassigned),
 * unless it was answered already, and a user of a conversation newly assigned to them.
 */
import type { NoticeParams } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { isWithStaff } from '../rules/statuses.ts';
import { questionRecipients } from './inbox-agents.ts';
import type { Conversation } from './load-conversation.ts';

type Task = { ConversationId: number; Seq: number };
type Person = Awaited<ReturnType<typeof questionRecipients>>[number];

/**
 * Task `conversation.notify`: the conversation awaits an answer from staff. Notifies the assignee, or the
 * whole inbox if unassigned; no one if it has been answered in the meantime. Idempotent: a second run
 * notifies no one twice.
 */
export async function notifyStaff({ db, settings, isQuiet }: Portal, task: Task): Promise<void> {
  if (isQuiet) return;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('Conversation')
      .selectAll()
      .where('Id', '=', task.ConversationId)
      .executeTakeFirst();
    if (!row || !isWithStaff(row.Status)) return;
    const people = await questionRecipients(tx);
    const assigned = people.filter(({ Id }) => Id === row.AssignedId);
    const kind = task.Seq === 1 ? 'QUESTION_NEW' : 'QUESTION_MORE';
    for (const person of assigned.length > 0 ? assigned : people)
      await sendNotification(tx, settings, { row, kind, cause: `${task.Seq}`, person });
  });
}

/** Notifies a user that a conversation is now assigned to them. */
export const notifyAssigned = (
  tx: Tx,
  settings: Settings,
  row: Conversation,
  person: Person,
): Promise<void> =>
  sendNotification(tx, settings, {
    row,
    kind: 'QUESTION_ASSIGNED',
    cause: `assigned ${row.Version}`,
    person,
  });

type StaffNotification = { row: Conversation; kind: NoticeKind; cause: string; person: Person };

const sendNotification = (
  tx: Tx,
  settings: Settings,
  { row, kind, cause, person }: StaffNotification,
): Promise<void> =>
  notifyRecipient(tx, settings, {
    cause: `conversation:${row.Id}:${cause}`,
    kind,
    params: paramsOf(row),
    about: null,
    person,
  });

const paramsOf = ({ ConversationKey, ConversationNo, Name }: Conversation): NoticeParams => ({
  ConversationKey,
  ConversationNo,
  Asker: Name,
});
