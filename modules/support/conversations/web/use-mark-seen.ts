import { useEffect } from 'react';
import { queryClient } from '#platform/web/api/query-client.ts';
import { quietPost } from '#platform/web/api/quiet-post.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type ConversationView, conversationRoutes } from '../rules/contract.ts';

/** Who looks at a conversation has read it for the staff; a tab in the background is not looked at. */
export function useMarkSeen({ ConversationKey, LastSeq, StaffSeenSeq }: ConversationView): void {
  useEffect(() => {
    if (LastSeq <= StaffSeenSeq) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      void quietPost(conversationRoutes.seen, { body: { ConversationKey, Seq: LastSeq } }).then((count) => {
        if (count !== null) queryClient.setQueryData(queryKeyOf(conversationRoutes.count), count);
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [ConversationKey, LastSeq, StaffSeenSeq]);
}
