/**
 * Deletes every night spam after 30 days, and answered questions and closed chats after their retention
 * periods; complaints are kept for six years (ISO/IEC 17065, 7.12 and 7.13).
 */
import { type SqlBool, sql } from 'kysely';
import { setting } from '#platform/common/settings/current-settings.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { conversationStatuses } from '../rules/statuses.ts';
import { removeConversations } from './remove-conversations.ts';

/** Retention of complaints and appeals in months: two certification cycles (ISO/IEC 17065, 7.12 and 7.13). */
const COMPLAINT_MONTHS = 72;

/** Nightly: deletes spam past its retention period. */
export const sweepSpam = (portal: Portal): Promise<void> =>
  removeConversations(portal, {
    due: sql<SqlBool>`conversation.status in (${literals(conversationStatuses.spam)})
      and conversation.last_at < now() - interval '30 days'`,
    event: 'CONVERSATION_SPAM_REMOVED',
  });

/**
 * Nightly: deletes answered questions of anonymous visitors past their retention period. Conversations
 * awaiting an answer are never deleted.
 */
export function sweepQuestions(portal: Portal): Promise<void> {
  const months = setting('QuestionMonths');
  return removeConversations(portal, {
    due: sql<SqlBool>`conversation.source = 'CONTACT' and conversation.status in (${literals(conversationStatuses.settled)})
      and greatest(conversation.last_at, conversation.closed_at) < now() - make_interval(months =>
        case when conversation.topic = 'COMPLAINT' then ${Math.max(months, COMPLAINT_MONTHS)}::int else ${months}::int end)`,
    event: 'CONVERSATION_KEPT_LONG_ENOUGH',
  });
}

/** Nightly: deletes chats that were closed long ago. A chat that can still be continued is never deleted. */
export const sweepChats = (portal: Portal): Promise<void> =>
  removeConversations(portal, {
    due: sql<SqlBool>`conversation.source = 'CHAT' and conversation.status in (${literals(conversationStatuses.closed)})
      and greatest(conversation.last_at, conversation.closed_at)
        < now() - make_interval(months => ${setting('ChatMonths')}::int)`,
    event: 'CONVERSATION_KEPT_LONG_ENOUGH',
  });
