import { conversationWorkflow } from '#modules/support/conversations/rules/workflow.ts';
import type { GeneratedHouse } from '../generated-house.ts';
import type { Body, Deed, WalkedKind } from './walked-kind.ts';

const SAID = new Set(['REPLY', 'NOTE']);

/** The demo's questions of strangers and chats of clients. */
export function walkedConversations(house: GeneratedHouse): WalkedKind {
  return {
    Table: conversationWorkflow,
    standings: () =>
      house.db
        .selectFrom('Conversation')
        .select(['ConversationKey as Key', 'Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: (who, { Key }) => house.get(who, '/conversation/view', { ConversationKey: Key }),
    body: async ({ Action, record, Pick }: Deed): Promise<Body> => ({
      ConversationKey: record.Key,
      ...(SAID.has(Action) && { Text: 'We look into it.' }),
      ...(Action === 'ASSIGN' && { AssignedUserKey: Pick % 2 ? await house.userKey('business') : null }),
    }),
  };
}
