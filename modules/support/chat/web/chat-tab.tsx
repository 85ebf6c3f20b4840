import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './chat.module.css';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { refreshChat, useChat } from './chat-store.ts';
import { DeskLine } from './desk-line.tsx';
import { ExternalChat } from './external-chat.tsx';
import { useChatLive } from './use-chat-live.ts';

/** The chat with the body's staff, or the body's own chat server where it has one. */
export function ChatTab() {
  const { ChatUrl } = useConfig();
  return ChatUrl === null ? <OwnChat /> : <ExternalChat address={ChatUrl} />;
}

function OwnChat() {
  const t = useText();
  const chat = useChat();
  const unreadFrom = useChatLive(chat);
  const { view, error } = chat;
  if (!view && error) return <ErrorPanel error={error} onRetry={() => refreshChat()} />;
  return (
    <section className={classes.chat} aria-label={t('HELP_CHAT')}>
      {view ? (
        <>
          <DeskLine desk={view.Desk} />
          <ChatLog chat={chat} unreadFrom={unreadFrom} />
        </>
      ) : (
        <Skeletons lines={5} />
      )}
      {/* Whoever cannot wait writes already: it is sent when there is a line. */}
      <ChatComposer conversationKey={view?.ConversationKey ?? null} />
    </section>
  );
}
