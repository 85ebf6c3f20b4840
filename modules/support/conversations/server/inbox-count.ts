import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { conversationStatuses } from '../rules/statuses.ts';

/**
 * Counts for the staff inbox the open conversations with messages that staff has not seen, in total and
 * assigned to the user.
 */
export async function inboxCount(
  db: Queries,
  actor: { Id: number },
): Promise<{ Unread: number; Mine: number }> {
  const row = await db
    .selectFrom('Conversation')
    .select((eb) => eb.fn.countAll<number>().as('Unread'))
    .select(sql<number>`count(*) filter (where assigned_id = ${actor.Id})`.as('Mine'))
    .where('Status', 'in', conversationStatuses.withStaff)
    .where(
      sql<boolean>`exists (select from conversation_message message
        where message.conversation_id = conversation.id and message.side = 'ASKER'
          and message.seq > conversation.staff_seen_seq)`,
    )
    .executeTakeFirstOrThrow();
  return { Unread: Number(row.Unread), Mine: Number(row.Mine) };
}
