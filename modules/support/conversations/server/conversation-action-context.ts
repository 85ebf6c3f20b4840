import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { ConversationFacts } from '../rules/facts.ts';
import type { ConversationAction } from '../rules/workflow.ts';
import type { Conversation } from './load-conversation.ts';

/**
 * Type of the context in which an action of staff on a conversation (reply, note, assign, set status) is
 * carried out.
 */
export type ConversationActionContext = ActionContext<ConversationAction, Conversation, ConversationFacts>;
