import { useEffect, useRef } from 'react';
import { conversationRoom } from '#modules/support/conversations/rules/index.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCountRoutes } from '../rules/count-contract.ts';
import { useChatCount } from './use-chat-count.ts';

/**
 * Updates the client's number of unread chat answers live; while the help panel is closed, a new answer also
 * shows a toast.
 */
export function useChatUpdates(isOpen: boolean): void {
  const t = useText();
  const count = useChatCount();
  const key = count?.ConversationKey ?? null;
  const unread = count?.Unread;
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (key === null) return;
    return onRoom(conversationRoom(key), () => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(chatCountRoutes.count) });
    });
  }, [key]);
  useEffect(() => {
    if (unread === undefined) return;
    const isNew = before.current !== undefined && unread > before.current;
    before.current = unread;
    if (isNew && !isOpen && !document.hidden) toast(t('CHAT_NEWS'), 'info');
  }, [unread, isOpen, t]);
}
