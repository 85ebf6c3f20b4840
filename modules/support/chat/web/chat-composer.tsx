/**
 * Message input of the client's chat, with attachments and typing signals; sends the displayed application
 * along. The draft survives closing the panel, a reload and a lost connection.
 */

import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import {
  conversationRoom,
  MESSAGE_FILES,
  MESSAGE_LENGTH,
} from '#modules/support/conversations/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import { isChoosing } from '#platform/web/ui/form/is-choosing.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { AttachButton } from './attach-button.tsx';
import classes from './chat.module.css';
import { post, useOutbox, write } from './outbox.ts';
import { useTyping } from './use-typing.ts';

/** Returns the application currently displayed, so that the staff member who answers can see it. */
function useAbout(): { ApplicationKey?: string } {
  const { pathname, search } = useLocation();
  const { key } = search as { key?: unknown };
  const isApplication = pathname === '/viewform' || pathname === '/application/edit';
  return isApplication && typeof key === 'string' ? { ApplicationKey: key } : {};
}

/** Message input. A draft survives closing the help panel, a reload, and a lost connection. */
export function ChatComposer({ conversationKey }: { conversationKey: string | null }) {
  const t = useText();
  const { Text, Files } = useOutbox();
  const [isUploading, setUploading] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const over = Text.trim().length - MESSAGE_LENGTH;
  const tooMany = Files.length > MESSAGE_FILES;
  const about = useAbout();
  const notify = useTyping(conversationKey === null ? null : conversationRoom(conversationKey));
  const send = () => {
    if (isUploading || over > 0 || tooMany) return;
    if (Text.trim() === '') return setEmpty(true);
    notify('');
    post(about);
  };
  const problem =
    over > 0
      ? t('MESSAGE_TOO_LONG', { count: over })
      : tooMany
        ? t('MESSAGE_TOO_MANY_FILES', { max: MESSAGE_FILES })
        : isEmpty && t(Files.length > 0 ? 'CHAT_TEXT_NEEDED' : 'COMPOSER_EMPTY');
  return (
    <Stack
      as="form"
      gap="xs"
      padY="sm"
      padX="md"
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {Files.length > 0 && (
        <FileList
          files={Files}
          onRemove={(file) => write({ Files: Files.filter(({ FileKey }) => FileKey !== file.FileKey) })}
        />
      )}
      <Textarea
        aria-label={t('CHAT_WRITE')}
        placeholder={t('CHAT_WRITE')}
        autosize
        minRows={1}
        maxRows={6}
        enterKeyHint="enter"
        data-autofocus={isTouch() ? undefined : true}
        value={Text}
        error={problem}
        onChange={(event) => {
          setEmpty(false);
          write({ Text: event.currentTarget.value });
          notify(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!isSending(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <Row gap="xs" className={classes.buttons}>
        <AttachButton onFile={(file) => write({ Files: [...Files, file] })} onBusy={setUploading} />
        <Words as="span" isLast tone="soft" size="xs" className={classes.hint}>
          {t('CHAT_KEYS')}
        </Words>
        <ActionIcon type="submit" size="lg" disabled={isUploading} aria-label={t('COMPOSER_SEND')}>
          <IconSend size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Row>
    </Stack>
  );
}

/** Whether this is a touch device, where a keyboard that opens automatically would hide the messages. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * Whether a key press sends the message. Enter sends, except on phones, where it starts a new line, and
 * while an input method is composing.
 */
function isSending({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || isChoosing(nativeEvent)) return false;
  return ctrlKey || metaKey || (!shiftKey && !isTouch());
}
