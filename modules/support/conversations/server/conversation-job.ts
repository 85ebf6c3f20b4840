import type { Job } from '#platform/server/workflow/act.ts';
import type { ConversationFacts } from '../rules/facts.ts';
import type { ConversationAction } from '../rules/workflow.ts';
import type { Conversation } from './load-conversation.ts';

/** An action of a conversation under way. */
export type ConversationJob = Job<ConversationAction, Conversation, ConversationFacts>;
