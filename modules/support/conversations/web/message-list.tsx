import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { useStayAtEnd } from '#modules/support/chat/web/use-stay-at-end.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ConversationView } from '../rules/contract.ts';
import classes from './inbox.module.css';
import { MessageItem } from './message-item.tsx';
import { useMessages } from './use-messages.ts';

/** What was said, day by day, the newest at the end and in sight. */
export function MessageList({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { messages, hasEarlier, readEarlier } = useMessages(conversation);
  const own = messages.filter(({ IsByYou }) => IsByYou).at(-1)?.Seq ?? 0;
  const box = useStayAtEnd({ count: messages.length, first: messages[0]?.MessageKey, own });
  return (
    <div
      ref={box}
      className={classes.messages}
      role="log"
      aria-label={t('CONVERSATION_MESSAGES')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {hasEarlier && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => readEarlier().catch(toastError)}
          className={classes.earlier}
        >
          {t('CONVERSATION_EARLIER')}
        </Button>
      )}
      {messages.map((message, at) => {
        const day = hongKongDate(new Date(message.At));
        const before = messages[at - 1];
        const isNewDay = !before || hongKongDate(new Date(before.At)) !== day;
        return (
          <Fragment key={message.MessageKey}>
            {isNewDay && <div className={`${classes.day} num`}>{format.date(message.At)}</div>}
            <MessageItem message={message} conversation={conversation} />
          </Fragment>
        );
      })}
    </div>
  );
}
