/**
 * Loads a client's chat, plain or locked for writing; null before its first message. Each client has one,
 * which is continued even years later.
 */
import { sql } from 'kysely';
import type { Conversation } from '#modules/support/conversations/server/index.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';

/**
 * Returns a client's chat, or null before its first message. Each client has one, which is continued even
 * years later.
 */
export const ownChat = async (db: Queries, accountId: number): Promise<Conversation | null> =>
  (await newest(db, accountId).executeTakeFirst()) ?? null;

/**
 * The same, locked until the transaction ends; two concurrent first messages run one after the other, so
 * that only one chat is created.
 */
export async function lockOwnChat(tx: Tx, accountId: number): Promise<Conversation | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${accountId}`}, 0))`.execute(tx);
  return (await newest(tx, accountId).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

const newest = (db: Queries, accountId: number) =>
  db
    .selectFrom('Conversation')
    .selectAll()
    .where('AccountId', '=', accountId)
    .where('Source', '=', 'CHAT')
    .orderBy('Id', 'desc')
    .limit(1);
