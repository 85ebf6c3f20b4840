import { type ConversationView, conversationRoutes } from '@assay/shared/conversation/contract.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';

/** Takes a fresh conversation over; the list and the count are asked for again. */
export function takeConversation(fresh: ConversationView): void {
  const { ConversationKey } = fresh;
  queryClient.setQueryData(queryKeyOf(conversationRoutes.view, { ConversationKey }), fresh);
  void readInboxAgain();
}

export const readInboxAgain = () =>
  Promise.all(
    [conversationRoutes.list, conversationRoutes.count].map((route) =>
      queryClient.invalidateQueries({ queryKey: queryKeyOf(route) }),
    ),
  );

export const readConversationAgain = (ConversationKey: string) =>
  queryClient.invalidateQueries({ queryKey: queryKeyOf(conversationRoutes.view, { ConversationKey }) });
