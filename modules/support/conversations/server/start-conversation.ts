/**
 * Creates a conversation for a visitor's question or a client's chat, with its number; spam if there is any
 * suspicion. The caller adds the first message in the same transaction.
 */
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { nextNumber } from '#platform/server/database/next-number.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { ContactTopic, ConversationSource, Suspicion } from '../rules/kinds.ts';
import { statusOnArrival } from '../rules/statuses.ts';
import type { Conversation } from './load-conversation.ts';

export type NewConversation = {
  Source: ConversationSource;
  /** Chats only: the client's account. */
  AccountId: number | null;
  Topic: ContactTopic | null;
  Name: string;
  Email: string;
  Organisation: string;
  Language: Language;
  /** Any suspicion marks the conversation as spam. */
  Suspicions?: Suspicion[];
  TextHash?: Buffer;
  at: Date;
};

/** Creates a conversation without messages; `addMessage` writes the first one in the same transaction. */
export async function startConversation(
  tx: Tx,
  { at, Suspicions = [], TextHash, ...about }: NewConversation,
): Promise<Conversation> {
  const year = hongKongDate(at).slice(0, 4);
  const count = await nextNumber(tx, `conversation ${year}`);
  const ConversationNo = `Q-${year}-${String(count).padStart(5, '0')}`;
  return tx
    .insertInto('Conversation')
    .values({
      ...about,
      ConversationKey: newKey(),
      ConversationNo,
      Status: statusOnArrival(Suspicions),
      Suspicions,
      ...(TextHash && { TextHash }),
      LastAt: at,
      CreatedAt: at,
      Search: searchText(ConversationNo, about.Name, about.Email, about.Organisation),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
