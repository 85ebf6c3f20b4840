import type { Conversation } from '#modules/support/conversations/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';

/** Messages used as markers, by their keys. Notes are excluded, as the asker must not learn of them. */
export const newestKey = (db: Queries, { Id }: Conversation): Promise<string | null> => newestOf(db, Id, {});

/** The newest of their own messages that the staff has seen. */
export const lastSeenKey = (db: Queries, { Id, StaffSeenSeq }: Conversation): Promise<string | null> =>
  newestOf(db, Id, { side: 'ASKER', upTo: StaffSeenSeq });

/** The staff's messages that the asker has not seen: how many, and the first. */
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

/** A larger number is shown as "99+". */
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
