/**
 * Message list of a conversation in the staff inbox, grouped by day, with internal notes and marks for
 * emailed or seen messages; loads earlier messages on request.
 */

import { Button } from '@mantine/core';
import { IconLock, IconMail } from '@tabler/icons-react';
import { Fragment, useEffect, useState } from 'react';
import { useStickToBottom } from '#modules/support/chat/web/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { call } from '#platform/web/api/call.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ConversationView } from '../rules/contract.ts';
import { conversationRoutes } from '../rules/contract.ts';
import type { MessageView } from '../rules/message.ts';
import classes from './inbox.module.css';
import { joinMessages } from './join-messages.ts';

/** Messages loaded since the conversation was opened: the newest, and earlier ones page by page. */
function useMessages({ ConversationKey, Messages }: ConversationView) {
  const [known, setKnown] = useState(Messages);
  useEffect(() => setKnown((was) => joinMessages(was, Messages)), [Messages]);
  const messages = joinMessages(known, Messages);
  const first = messages[0]?.Seq ?? 1;
  const readEarlier = async (): Promise<void> => {
    const found = await call(conversationRoutes.view, { query: { ConversationKey, BeforeSeq: first } });
    setKnown((was) => joinMessages(was, found.Messages));
  };
  return { messages, hasEarlier: first > 1, readEarlier };
}

type Props = { message: MessageView; conversation: ConversationView };

/** One message; its author is also given as text, not only by the side on which it is shown. */
function MessageItem({ message, conversation }: Props) {
  const t = useText();
  const bodyName = useCertificationBodyName();
  const format = useFormat();
  const { Side, By, IsByYou, Text, Files, At } = message;
  const isSeen =
    Side === 'STAFF' && conversation.Source === 'CHAT' && conversation.ClientSeenSeq >= message.Seq;
  const name = Side === 'ASKER' ? conversation.Name : (By?.Name ?? bodyName);
  return (
    <Box as="article" padY="xs" padX="md" isFramed className={classes.message} data-side={Side}>
      <Row as="header" tone="soft" size="xs" className={classes.meta}>
        {Side === 'NOTE' && <IconLock size={14} stroke={1.8} aria-hidden="true" />}
        <Words as="span" weight="strong" breaks="anywhere">
          {IsByYou ? t('CONVERSATION_YOU') : name}
        </Words>
        {Side === 'NOTE' && (
          <Words as="span" tone="amber" weight="strong">
            {t('CONVERSATION_NOTE_MARK')}
          </Words>
        )}
        <time className="num" dateTime={At}>
          {format.time(At)}
        </time>
        {message.IsMailed && (
          <Row as="span" isInline isOneLine gap="2xs">
            <IconMail size={14} stroke={1.8} aria-hidden="true" />
            {t('CONVERSATION_MAILED')}
          </Row>
        )}
        {isSeen && (
          <Row as="span" isInline isOneLine gap="2xs">
            {t('CONVERSATION_SEEN')}
          </Row>
        )}
      </Row>
      <Words mt="2xs" breaks="written">
        {Text}
      </Words>
      {Files.length > 0 && <FileList files={Files} />}
    </Box>
  );
}

/** The messages grouped by day, the newest at the end and in view. */
export function MessageList({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { messages, hasEarlier, readEarlier } = useMessages(conversation);
  const own = messages.filter(({ IsByYou }) => IsByYou).at(-1)?.Seq ?? 0;
  const box = useStickToBottom({ count: messages.length, first: messages[0]?.MessageKey, own });
  return (
    <div
      ref={box}
      className={classes.messages}
      role="log"
      aria-label={t('CONVERSATION_MESSAGES')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
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
