import type { Queries } from '#platform/server/database/connect.ts';
import type { ChatCount } from '../rules/contract.ts';
import { unreadOf } from './chat-marks.ts';
import { ownChat } from './own-chat.ts';

/** What the help button shows, and whose room tells of more. */
export async function countUnread(db: Queries, accountId: number): Promise<ChatCount> {
  const row = await ownChat(db, accountId);
  if (!row) return { Unread: 0, ConversationKey: null };
  const { Unread } = await unreadOf(db, row);
  return { Unread, ConversationKey: row.ConversationKey };
}
