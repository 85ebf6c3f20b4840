import { conversationWorkflow } from '#modules/support/conversations/rules/workflow.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, WalkedAction, WalkedKind } from './walked-kind.ts';

const MESSAGES = new Set(['REPLY', 'NOTE']);

/**
 * Gives the generated workflow test the demo conversations (contact questions and client chats): lists and
 * shows them, and creates the input of each action.
 */
export function walkedConversations(portal: GeneratedPortal): WalkedKind {
  return {
    Table: conversationWorkflow,
    standings: () =>
      portal.db
        .selectFrom('Conversation')
        .select(['ConversationKey as Key', 'Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: (user, { Key }) => portal.get(user, '/conversation/view', { ConversationKey: Key }),
    body: async ({ Action, record, Pick }: WalkedAction): Promise<Body> => ({
      ConversationKey: record.Key,
      ...(MESSAGES.has(Action) && { Text: 'We look into it.' }),
      ...(Action === 'ASSIGN' && { AssignedUserKey: Pick % 2 ? await portal.userKey('business') : null }),
    }),
  };
}
