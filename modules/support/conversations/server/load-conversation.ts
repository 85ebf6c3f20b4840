/**
 * Loads a conversation by its key, plain or locked for writing; null if there is none. The caller checks
 * access.
 */
import type { Selectable } from 'kysely';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';

export type Conversation = Selectable<Tables['Conversation']>;

/** Returns any conversation by its key, or null; the caller checks access. */
export const loadConversation = async (db: Queries, key: string): Promise<Conversation | null> =>
  (await db.selectFrom('Conversation').selectAll().where('ConversationKey', '=', key).executeTakeFirst()) ??
  null;

/** The same, locked until the transaction ends: messages are numbered and counted under this lock. */
export const lockConversation = async (tx: Tx, key: string): Promise<Conversation | null> =>
  (await tx
    .selectFrom('Conversation')
    .selectAll()
    .where('ConversationKey', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;
