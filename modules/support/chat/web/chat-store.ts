import { useSyncExternalStore } from 'react';
import { MESSAGES_PER_PAGE } from '#modules/support/conversations/rules/index.ts';
import { call } from '#platform/web/api/call.ts';
import { onTokenChange } from '#platform/web/session/token.ts';
import { type ChatMessage, type ChatView, chatRoutes } from '../rules/contract.ts';
import type { AgentAvailability, ChatState } from '../rules/live.ts';
import { mergeMessages } from './merge-messages.ts';

/**
 * Browser store of the user's own chat, kept while the portal is open, so that the chat reopens at once.
 * Live notifications only trigger fetching what came after the last known message.
 */
export type Chat = {
  view: Omit<ChatView, 'Messages'> | null;
  messages: readonly ChatMessage[];
  typingUntil: string | null;
  error: unknown;
};

const NOTHING: Chat = { view: null, messages: [], typingUntil: null, error: null };
let chat = NOTHING;
let person = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Chat>): void {
  chat = { ...chat, ...change };
  for (const listener of listeners) listener();
}

onTokenChange(() => {
  person += 1;
  set(NOTHING);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentChat = (): Chat => chat;
export const useChat = (): Chat => useSyncExternalStore(subscribe, () => chat);

/** The refresh in progress; concurrent callers get the next one. */
let running: Promise<void> | null = null;
let isRefreshQueued = false;

/** Fetches new messages. `when`: what has to be finished first, so that no message is shown twice. */
export function refreshChat(when: () => Promise<unknown> = async () => undefined): Promise<void> {
  if (running) {
    isRefreshQueued = true;
    return running;
  }
  running = (async () => {
    do {
      isRefreshQueued = false;
      await when();
      const whose = person;
      await fetchNewer().catch((error: unknown) => {
        if (whose === person) set({ error });
      });
    } while (isRefreshQueued);
  })().finally(() => {
    running = null;
  });
  return running;
}

/** Fetches everything after the last known message: nothing in between is skipped, regardless of its author. */
export async function fetchNewer(): Promise<void> {
  const whose = person;
  for (;;) {
    const AfterKey = chat.messages.at(-1)?.MessageKey;
    const found = await call(chatRoutes.view, { query: { AfterKey }, isQuiet: true });
    if (whose !== person) return;
    const { Messages, ...view } = found;
    // A response with later messages contains no information about earlier ones.
    const HasEarlier = AfterKey === undefined ? view.HasEarlier : (chat.view?.HasEarlier ?? false);
    const messages = mergeMessages(chat.messages, Messages, 'AFTER');
    set({ view: { ...view, HasEarlier }, messages, error: null });
    if (AfterKey === undefined || Messages.length < MESSAGES_PER_PAGE) return;
  }
}

export async function fetchEarlier(): Promise<void> {
  const BeforeKey = chat.messages[0]?.MessageKey;
  const whose = person;
  const found = await call(chatRoutes.view, { query: { BeforeKey } });
  if (whose !== person || !chat.view) return;
  set({
    view: { ...chat.view, HasEarlier: found.HasEarlier },
    messages: mergeMessages(chat.messages, found.Messages, 'BEFORE'),
  });
}

/** Applies the state sent by the room; returns true if there are messages to fetch. */
export function applyRoomState({ TypingUntil, ...State }: ChatState): boolean {
  set({ typingUntil: TypingUntil, view: chat.view && { ...chat.view, State } });
  return State.NewestKey !== (chat.messages.at(-1)?.MessageKey ?? null);
}

export const applyAvailability = (Availability: AgentAvailability): void =>
  set({ view: chat.view && { ...chat.view, Availability } });

/** Marks all messages as read locally; the server confirms shortly after. */
export const markSeen = (): void => set({ view: chat.view && { ...chat.view, Unread: 0 } });
