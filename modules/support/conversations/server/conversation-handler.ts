import { audit } from '#platform/server/audit/audit.ts';
import type { ActionDecision, WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import type { ConversationView } from '../rules/contract.ts';
import type { ConversationFacts } from '../rules/facts.ts';
import type { ConversationStatus } from '../rules/statuses.ts';
import { type ConversationAction, conversationWorkflow } from '../rules/workflow.ts';
import type { ConversationActionContext } from './conversation-action-context.ts';
import { conversationFacts } from './conversation-facts.ts';
import { conversationEffects } from './effects.ts';
import { inboxAgent } from './inbox-agents.ts';
import { isOfInbox } from './is-of-inbox.ts';
import { type Conversation, lockConversation } from './load-conversation.ts';
import { viewConversation } from './view-conversation.ts';
import { changeConversation } from './write-conversation.ts';

/**
 * Connects conversations to the generic action handler: how staff's actions load, lock, save, log and view
 * one; only users of the inbox have access.
 */
export const conversationHandler: WorkflowHandler<
  ConversationAction,
  ConversationStatus,
  Conversation,
  ConversationFacts,
  ConversationView
> = {
  workflow: conversationWorkflow,
  lock: async (tx, actor, key) => (isOfInbox(actor) ? lockConversation(tx, key) : null),
  facts: conversationFacts,
  prepare: {
    ASSIGN: async ({ tx, input }) => ({
      IsAssigneeOfInbox:
        input.AssignedUserKey === null || (await inboxAgent(tx, String(input.AssignedUserKey))) !== undefined,
    }),
  },
  effects: conversationEffects,
  save: saveConversation,
  view: (db, actor, key, language, at) => viewConversation(db, key, { actor, language, at }),
};

/** Saves the next version and writes the log; the messages themselves are only in the conversation. */
async function saveConversation(
  { tx, row, actor, action, at, address }: ConversationActionContext,
  { Change }: ActionDecision<ConversationFacts>,
  columns: object,
): Promise<void> {
  const { Status = row.Status } = Change;
  await changeConversation(tx, row, { Status, columns: { ...columns, Version: row.Version + 1 }, at });
  await audit(tx, {
    AccountId: actor.Id,
    Event: `CONVERSATION_${action}`,
    Object: row.ConversationNo,
    Address: address ?? null,
    Detail: Status === row.Status ? null : { Before: { Status: row.Status }, After: { Status } },
  });
}
