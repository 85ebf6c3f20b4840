/**
 * Reads the markers of a client's chat: newest message, the client's last message seen by staff, and the
 * unread answers. Internal notes are excluded.
 */
import type { Conversation } from '#modules/support/conversations/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Key of the newest message. Markers are message keys; notes are excluded, because the client must not learn
 * of them.
 */
export const newestKey = (db: Queries, { Id }: Conversation): Promise<string | null> => newestOf(db, Id, {});

/** Key of the client's newest message that staff has seen. */
export const lastSeenKey = (db: Queries, { Id, StaffSeenSeq }: Conversation): Promise<string | null> =>
  newestOf(db, Id, { side: 'ASKER', upTo: StaffSeenSeq });

/** Number of staff messages that the client has not seen, and the key of the first. */
export async function unreadOf(
  db: Queries,
  { Id, ClientSeenSeq }: Conversation,
): Promise<{ Unread: number; UnreadFrom: string | null }> {
  const rows = await db
    .selectFrom('ConversationMessage')
    .select('MessageKey')
    .where('ConversationId', '=', Id)
    .where('Side', 'in', ['STAFF', 'PORTAL'])
    .where('Seq', '>', ClientSeenSeq)
    .orderBy('Seq')
    .limit(MAX_UNREAD)
    .execute();
  return { Unread: rows.length, UnreadFrom: rows[0]?.MessageKey ?? null };
}

/** Larger numbers are shown as "99+". */
const MAX_UNREAD = 100;

async function newestOf(
  db: Queries,
  conversationId: number,
  { side, upTo }: { side?: 'ASKER'; upTo?: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('ConversationMessage')
    .select('MessageKey')
    .where('ConversationId', '=', conversationId)
    .where('Side', '<>', 'NOTE')
    .$if(side !== undefined, (query) => query.where('Side', '=', side ?? 'ASKER'))
    .$if(upTo !== undefined, (query) => query.where('Seq', '<=', upTo ?? 0))
    .orderBy('Seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.MessageKey ?? null;
}
