/**
 * Message list of the client's chat, including messages being sent or failed, which the client can send
 * again or take back into the input.
 */

import { Button, Group } from '@mantine/core';
import { Fragment } from 'react';
import { isClosed } from '#modules/support/conversations/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ChatMessage } from '../rules/contract.ts';
import classes from './chat.module.css';
import { type Chat, fetchEarlier } from './chat-store.ts';
import { type Pending, restoreToField, sendWaiting, useOutbox } from './outbox.ts';
import { TypingLine } from './typing-line.tsx';
import { useIsTyping } from './use-is-typing.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

type UnsentBubbleProps = { message: Pending; failure: ApiError | null; isFirst: boolean };

/** A message not delivered yet: being sent, or failed with the reason and possible actions. */
function UnsentBubble({ message, failure, isFirst }: UnsentBubbleProps) {
  const t = useText();
  const format = useFormat();
  const textOf = useErrorText();
  const isStuck = failure !== null;
  return (
    <Box
      as="article"
      padY="xs"
      padX="sm"
      isFramed
      isFixed
      className={classes.bubble}
      data-own
      data-unsent={isStuck || undefined}
    >
      <Row as="header" align="stretch" tone="soft" size="xs" className={classes.meta}>
        <Words as="span" weight="strong">
          {t('CONVERSATION_YOU')}
        </Words>
        <span>{t(isStuck ? 'CHAT_NOT_SENT' : 'CHAT_SENDING')}</span>
      </Row>
      <Words mt="2xs" breaks="written">
        {message.Text}
      </Words>
      {message.Files.length > 0 && (
        <Words mt="2xs" tone="soft" size="xs" className={classes.under}>
          {format.list(message.Files.map(({ Name }) => Name))}
        </Words>
      )}
      {isStuck && isFirst && (
        <div role="alert">
          <Words mt="2xs" tone="red" size="sm">
            {failure.Fields[0]?.Message ?? textOf(failure)}
          </Words>
          <Group gap="xs" mt="xs">
            <Button size="xs" onClick={() => void sendWaiting()}>
              {t('CHAT_TRY_AGAIN')}
            </Button>
            <Button size="xs" variant="default" onClick={() => restoreToField(message)}>
              {t('CHAT_WITHDRAW')}
            </Button>
          </Group>
        </div>
      )}
    </Box>
  );
}

type ChatBubbleProps = {
  message: ChatMessage;
  /** Whether this is the newest own message that staff has seen. */
  isSeenMark: boolean;
};

/** One message; its author is also given as text, not only by the side on which it is shown. */
function ChatBubble({ message, isSeenMark }: ChatBubbleProps) {
  const t = useText();
  const format = useFormat();
  const bodyName = useCertificationBodyName();
  const { Side, Text, Files, At } = message;
  const isOwn = Side === 'ASKER';
  return (
    <Box
      as="article"
      padY="xs"
      padX="sm"
      isFramed
      isFixed
      className={classes.bubble}
      data-own={isOwn || undefined}
    >
      <Row as="header" align="stretch" tone="soft" size="xs" className={classes.meta}>
        <Words as="span" weight="strong">
          {isOwn ? t('CONVERSATION_YOU') : bodyName}
        </Words>
        <time className="num" dateTime={At} title={format.dateTime(At)}>
          {format.time(At)}
        </time>
      </Row>
      <Words mt="2xs" breaks="written">
        {Text}
      </Words>
      {Files.length > 0 && <FileList files={Files} />}
      {isSeenMark && (
        <Words as="footer" mt="2xs" tone="soft" size="xs" className={classes.under}>
          {t('CONVERSATION_SEEN')}
        </Words>
      )}
    </Box>
  );
}

type Props = {
  chat: Chat;
  /**
   * Key of the first message that was unread when the chat was opened; it stays the same while messages are
   * read.
   */
  unreadFrom: string | null;
};

/** Messages grouped by day, the newest at the end and in view; pending ones are below. */
export function ChatLog({ chat, unreadFrom }: Props) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { Waiting, failure } = useOutbox();
  const isTyping = useIsTyping(chat.typingUntil);
  const { view, messages } = chat;
  const box = useStickToBottom({
    count: messages.length + Waiting.length + Number(isTyping),
    first: messages[0]?.MessageKey,
    own: Waiting.length,
  });
  const isEmpty = messages.length + Waiting.length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div ref={box} className={classes.log} role="log" aria-label={t('CHAT_MESSAGES')} tabIndex={0}>
      {view?.HasEarlier && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.middle}
          onClick={() => fetchEarlier().catch(toastError)}
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
            <Row isOneLine gap="xs" tone="green" size="xs" weight="strong" className={classes.newer}>
              {t('CHAT_NEW_FROM_HERE')}
            </Row>
          )}
          <ChatBubble message={message} isSeenMark={message.MessageKey === view?.State?.SeenKey} />
        </Fragment>
      ))}
      {Waiting.map((message, at) => (
        <UnsentBubble key={message.Id} message={message} failure={failure} isFirst={at === 0} />
      ))}
      {view?.State && isClosed(view.State.Status) && Waiting.length === 0 && (
        <div className={`${classes.middle} ${classes.day}`}>{t('CHAT_CLOSED')}</div>
      )}
      <TypingLine text={isTyping ? t('CHAT_WE_TYPE') : null} />
    </div>
  );
}

const isNewDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  !before || hongKongDate(new Date(before.At)) !== hongKongDate(new Date(message.At));
