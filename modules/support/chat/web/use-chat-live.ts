/**
 * Keeps the client's open chat up to date: fetches new messages, sends waiting ones, reports presence,
 * follows office hours, and marks viewed answers as read.
 */
import { useEffect, useState } from 'react';
import { conversationRoom } from '#modules/support/conversations/rules/index.ts';
import { backgroundPost } from '#platform/web/api/background-post.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { chatRoutes } from '../rules/contract.ts';
import { type AgentAvailability, AVAILABILITY_ROOM, type ChatState } from '../rules/live.ts';
import {
  applyAvailability,
  applyRoomState,
  type Chat,
  currentChat,
  markSeen,
  refreshChat,
} from './chat-store.ts';
import { sendWaiting, settled } from './outbox.ts';
import { usePresence } from './use-presence.ts';

/** In milliseconds: how often the chat polls, in case there is no live connection. */
const RETRY_DELAY_MS = 30_000;
/** The longest timer used, in milliseconds. */
const MAX_TIMER_MS = 12 * 60 * 60_000;

const refresh = () => refreshChat(settled);

/**
 * While the chat is open: receives new messages, reports presence, and marks viewed messages as read. Returns which message was
 * the first new one when it was opened.
 */
export function useChatLive({ view, messages }: Chat): string | null {
  const key = view?.ConversationKey ?? null;
  const [unreadFrom, setUnreadFrom] = useState<string | null>(null);
  useEffect(() => {
    // The stored chat is from the last visit.
    void refresh().then(() => setUnreadFrom(currentChat().view?.UnreadFrom ?? null));
    void sendWaiting();
    const timer = setInterval(() => void refresh(), RETRY_DELAY_MS);
    const online = () => void sendWaiting().then(refresh);
    window.addEventListener('online', online);
    const unhear = onRoom(AVAILABILITY_ROOM, (detail) =>
      detail ? applyAvailability(detail as AgentAvailability) : void refresh(),
    );
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
      unhear();
    };
  }, []);
  useEffect(() => {
    if (key === null) return;
    return onRoom(conversationRoom(key), (detail) => {
      // No detail: something may have been missed, and unsent messages can be sent now.
      if (detail === null) void sendWaiting().then(refresh);
      else if (applyRoomState(detail as ChatState)) void refresh();
    });
  }, [key]);
  usePresence(key === null ? null : conversationRoom(key));
  useOfficeHoursTick(view?.Availability);
  useMarkRead(messages.at(-1)?.MessageKey, view?.Unread ?? 0);
  return unreadFrom;
}

/** Refreshes when office hours start or end, because there is no notification for it. */
function useOfficeHoursTick(availability: AgentAvailability | undefined): void {
  const turn = availability?.ClosesAt ?? availability?.OpensAt ?? null;
  useEffect(() => {
    if (turn === null) return;
    const wait = Math.min(MAX_TIMER_MS, Math.max(1_000, Date.parse(turn) - Date.now() + 1_000));
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [turn]);
}

/** Marks messages as read; a background tab does not count as viewing. */
function useMarkRead(newest: string | undefined, unread: number): void {
  useEffect(() => {
    if (newest === undefined || unread === 0) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      void backgroundPost(chatRoutes.seen, { body: { MessageKey: newest } }).then((count) => {
        if (count === null) return;
        markSeen();
        queryClient.setQueryData(queryKeyOf(chatRoutes.count), count);
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [newest, unread]);
}
