import type { ActionContext } from '#platform/server/workflow/perform-action.ts';
import type { ConversationFacts } from '../rules/facts.ts';
import type { ConversationAction } from '../rules/workflow.ts';
import type { Conversation } from './load-conversation.ts';

/** Context of an action on a conversation. */
export type ConversationActionContext = ActionContext<ConversationAction, Conversation, ConversationFacts>;
