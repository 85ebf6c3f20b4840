import { useEffect, useState } from 'react';
import { type ConversationView, conversationRoom } from '#modules/support/conversations/rules/index.ts';
import { onRoom } from '#platform/web/api/live.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { StaffChatState } from '../rules/live.ts';
import classes from './staff-side.module.css';
import { TypingLine } from './typing-line.tsx';
import { useIsTyping } from './use-is-typing.ts';
import { usePresence } from './use-presence.ts';

type Props = { conversation: Pick<ConversationView, 'ConversationKey' | 'Source' | 'Name'> };

/**
 * Line for staff in a conversation: whether the client has the chat open or is typing, and which other staff
 * members have it open or are typing.
 */
export function PresenceLine({ conversation }: Props) {
  const t = useText();
  const format = useFormat();
  const { ConversationKey, Source, Name } = conversation;
  const room = conversationRoom(ConversationKey);
  const state = useRoomState(room);
  usePresence(room);
  const isAskerTyping = useIsTyping(state?.AskerTypingUntil ?? null);
  const others = state?.Others ?? [];
  const typist = others.find(({ TypingUntil }) => TypingUntil !== null);
  const isOtherTyping = useIsTyping(typist?.TypingUntil ?? null);
  // Anonymous visitors are never present: nothing is shown until a colleague opens the conversation.
  if (Source === 'CONTACT' && others.length === 0) return null;
  const isHere = state?.IsClientViewing || undefined;
  return (
    <div className={classes.presence}>
      {isAskerTyping && <TypingLine text={t('CHAT_TYPES', { name: Name })} />}
      {Source === 'CHAT' && !isAskerTyping && (
        <Row as="span" isOneLine isInline gap="xs" className={classes.asker} data-here={isHere} role="status">
          <span className={classes.dot} aria-hidden="true" />
          {t(isHere ? 'CHAT_ASKER_HERE' : 'CHAT_ASKER_AWAY')}
        </Row>
      )}
      {others.length > 0 && (
        <Words as="span" tone="amber" breaks="anywhere" role="status">
          {t('CHAT_ALSO_HERE', { names: format.list(others.map((one) => one.Name)) })}
        </Words>
      )}
      {isOtherTyping && typist && <TypingLine text={t('CHAT_TYPES', { name: typist.Name })} />}
    </div>
  );
}

/**
 * Returns the state sent by the room; null while updates may have been missed, until the room sends it
 * again.
 */
function useRoomState(room: string): StaffChatState | null {
  const [message, setNotified] = useState<{ room: string; state: StaffChatState | null }>({
    room,
    state: null,
  });
  useEffect(
    () => onRoom(room, (detail) => setNotified({ room, state: detail as StaffChatState | null })),
    [room],
  );
  return message.room === room ? message.state : null;
}
