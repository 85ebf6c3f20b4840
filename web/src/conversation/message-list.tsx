import { type ConversationView, conversationRoutes } from '@assay/shared/conversation/contract.ts';
import type { MessageView } from '@assay/shared/conversation/message.ts';
import { hongKongDate } from '@assay/shared/format/dates.ts';
import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useToastError } from '../ui/toast-error.ts';
import classes from './inbox.module.css';
import { MessageItem } from './message-item.tsx';

/** What was said, day by day, the newest at the end and in sight. */
export function MessageList({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const format = useFormat();
  const toastError = useToastError();
  const { ConversationKey, Messages } = conversation;
  const [earlier, setEarlier] = useState<{ Messages: MessageView[]; HasEarlier: boolean } | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const all = [...(earlier?.Messages ?? []), ...Messages];
  const newest = Messages.at(-1)?.Seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message is brought into sight
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [newest]);
  const load = () =>
    call(conversationRoutes.view, { query: { ConversationKey, BeforeSeq: all[0]?.Seq ?? 1 } })
      .then((found) =>
        setEarlier({
          Messages: [...found.Messages, ...(earlier?.Messages ?? [])],
          HasEarlier: found.HasEarlier,
        }),
      )
      .catch(toastError);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className={classes.messages} role="log" aria-label={t('CONVERSATION_MESSAGES')} tabIndex={0}>
      {(earlier ?? conversation).HasEarlier && (
        <Button variant="subtle" size="xs" onClick={load} className={classes.earlier}>
          {t('CONVERSATION_EARLIER')}
        </Button>
      )}
      {all.map((message, at) => {
        const day = hongKongDate(new Date(message.At));
        const before = all[at - 1];
        const isNewDay = !before || hongKongDate(new Date(before.At)) !== day;
        return (
          <Fragment key={message.MessageKey}>
            {isNewDay && <div className={`${classes.day} num`}>{format.date(message.At)}</div>}
            <MessageItem message={message} conversation={conversation} />
          </Fragment>
        );
      })}
      <div ref={end} />
    </div>
  );
}
