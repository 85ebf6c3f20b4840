import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ChatMessage } from '../rules/contract.ts';
import classes from './chat.module.css';
import { ChatBubble } from './chat-bubble.tsx';
import { type Chat, readEarlier } from './chat-store.ts';
import { useOutbox } from './outbox.ts';
import { TypingLine } from './typing-line.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useIsTyping } from './use-is-typing.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

type Props = {
  chat: Chat;
  /** Where the new ones began when the chat was opened; reading them does not move the mark. */
  unreadFrom: string | null;
};

/** What was said, day by day, the newest at the end and in sight; what is on its way stands below. */
export function ChatLog({ chat, unreadFrom }: Props) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { Waiting, failure } = useOutbox();
  const isTyping = useIsTyping(chat.typingUntil);
  const { view, messages } = chat;
  const box = useStayAtEnd({
    count: messages.length + Waiting.length + Number(isTyping),
    first: messages[0]?.MessageKey,
    own: Waiting.length,
  });
  const isEmpty = messages.length + Waiting.length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div ref={box} className={classes.log} role="log" aria-label={t('CHAT_MESSAGES')} tabIndex={0}>
      {view?.HasEarlier && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.middle}
          onClick={() => readEarlier().catch(toastError)}
        >
          {t('CONVERSATION_EARLIER')}
        </Button>
      )}
      {isEmpty && (
        <div className={classes.welcome}>
          <b>{t('CHAT_EMPTY')}</b>
          <p>{t('CHAT_EMPTY_TEXT')}</p>
        </div>
      )}
      {messages.map((message, at) => (
        <Fragment key={message.MessageKey}>
          {isNewDay(message, messages[at - 1]) && (
            <div className={`${classes.middle} ${classes.day} num`}>{format.date(message.At)}</div>
          )}
          {message.MessageKey === unreadFrom && (
            <div className={classes.newer}>{t('CHAT_NEW_FROM_HERE')}</div>
          )}
          <ChatBubble message={message} isSeenMark={message.MessageKey === view?.State?.SeenKey} />
        </Fragment>
      ))}
      {Waiting.map((message, at) => (
        <UnsentBubble key={message.Id} message={message} failure={failure} isFirst={at === 0} />
      ))}
      {view?.State?.Status === 'CLOSED' && Waiting.length === 0 && (
        <div className={`${classes.middle} ${classes.day}`}>{t('CHAT_CLOSED')}</div>
      )}
      <TypingLine text={isTyping ? t('CHAT_WE_TYPE') : null} />
    </div>
  );
}

const isNewDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  !before || hongKongDate(new Date(before.At)) !== hongKongDate(new Date(message.At));
