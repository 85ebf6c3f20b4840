/**
 * Keeps the staff inbox current in the browser's cache: stores a changed conversation, and refetches the
 * list, the unread count or one conversation.
 */
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type ConversationView, conversationRoutes } from '../rules/contract.ts';

/** Stores an updated conversation in the cache. */
export function updateConversationCache(fresh: ConversationView): void {
  const { ConversationKey } = fresh;
  queryClient.setQueryData(queryKeyOf(conversationRoutes.view, { ConversationKey }), fresh);
}

export const refetchInbox = () =>
  Promise.all(
    [conversationRoutes.list, conversationRoutes.count].map((route) =>
      queryClient.invalidateQueries({ queryKey: queryKeyOf(route) }),
    ),
  );

export const refetchConversation = (ConversationKey: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeyOf(conversationRoutes.view, { ConversationKey }) });
