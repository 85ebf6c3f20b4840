import { chatRoutes } from '@assay/shared/chat/contract.ts';
import { conversationRoom } from '@assay/shared/conversation/rooms.ts';
import { useEffect, useRef } from 'react';
import { onRoom } from '../api/live.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeyOf } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.ts';
import { useChatCount } from './use-chat-count.ts';

/** Counts answers as they come; while the help is closed, a new one is also said. */
export function useChatNews(isOpen: boolean): void {
  const t = useText();
  const count = useChatCount();
  const key = count?.ConversationKey ?? null;
  const unread = count?.Unread;
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (key === null) return;
    return onRoom(conversationRoom(key), () => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(chatRoutes.count) });
    });
  }, [key]);
  useEffect(() => {
    if (unread === undefined) return;
    const isNew = before.current !== undefined && unread > before.current;
    before.current = unread;
    if (isNew && !isOpen && !document.hidden) toast(t('CHAT_NEWS'), 'info');
  }, [unread, isOpen, t]);
}
