/**
 * Input of the staff inbox for a reply to the asker or an internal note, with canned answers and
 * attachments; drafts survive opening another conversation.
 */

import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTyping } from '#modules/support/chat/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ConversationView } from '../rules/contract.ts';
import { conversationRoom } from '../rules/rooms.ts';
import { CannedMenu } from './canned-menu.tsx';
import classes from './inbox.module.css';
import { type Composing, type Mode, useComposer } from './use-composer.ts';

type Props = { mode: Mode; conversation: ConversationView; composer: Composing };

/** Buttons below the input: canned answers, attachments, send. */
function ComposerButtons({ mode, conversation, composer }: Props) {
  const t = useText();
  return (
    <Row gap="xs" className={classes.buttons}>
      {mode === 'REPLY' && <CannedMenu conversation={conversation} onChoose={composer.insert} />}
      {!composer.isAttaching && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPaperclip size={16} stroke={1.7} aria-hidden="true" />}
          onClick={composer.attach}
        >
          {t('COMPOSER_ATTACH')}
        </Button>
      )}
      <Words as="span" tone="soft" size="xs" className={classes.keys}>
        {t('COMPOSER_KEYS')}
      </Words>
      <Button
        type="submit"
        loading={composer.isSending}
        disabled={composer.isUploading}
        leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />}
      >
        {t(labelOf(mode, conversation))}
      </Button>
    </Row>
  );
}

function labelOf(mode: Mode, { Source }: ConversationView) {
  if (mode === 'NOTE') return 'COMPOSER_SAVE_NOTE';
  return Source === 'CONTACT' ? 'COMPOSER_SEND_MAIL' : 'COMPOSER_SEND';
}

/**
 * Input for a reply or an internal note. A draft survives opening another conversation and failed requests.
 */
export function Composer({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const open = conversation.Actions.filter(({ Allowed }) => Allowed).map(({ Action }) => Action);
  const modes = (['REPLY', 'NOTE'] as const).filter((mode) => open.includes(mode));
  const [chosen, setChosen] = useState<Mode>('REPLY');
  const mode = modes.includes(chosen) ? chosen : modes[0];
  if (!mode) return null;
  return (
    <Stack gap="xs" padY="sm" padX="md" className={classes.composer} data-mode={mode}>
      {modes.length > 1 ? (
        <SegmentedControl
          size="xs"
          classNames={{ control: classes.mode }}
          aria-label={t('COMPOSER_MODE')}
          value={mode}
          onChange={(next) => setChosen(next as Mode)}
          data={modes.map((value) => ({ value, label: t(`ACT_CONVERSATION_${value}`) }))}
        />
      ) : (
        <Words tone="soft" size="sm">
          {t('COMPOSER_NOTE_ONLY')}
        </Words>
      )}
      <Writing key={mode} mode={mode} conversation={conversation} />
    </Stack>
  );
}

function Writing({ mode, conversation }: { mode: Mode; conversation: ConversationView }) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(mode, conversation, () => field.current?.focus());
  const { draft, errors } = composer;
  // Notes are visible to staff only, and so is the typing indicator for them.
  const notify = useTyping(mode === 'REPLY' ? conversationRoom(conversation.ConversationKey) : null);
  const wrongFiles = errors.of('Attachment');
  return (
    <form
      ref={errors.form}
      className={classes.writing}
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
      }}
    >
      <FormAlert text={errors.general} />
      <Textarea
        ref={field}
        aria-label={t(mode === 'REPLY' ? 'COMPOSER_REPLY' : 'COMPOSER_NOTE')}
        placeholder={t(hintOf(mode, conversation))}
        autosize
        minRows={2}
        maxRows={14}
        value={draft.Text}
        error={errors.of('Text')}
        onChange={(event) => {
          composer.write({ ...draft, Text: event.currentTarget.value });
          notify(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          composer.submit();
        }}
      />
      {composer.isAttaching && (
        <FileDrop
          kind="document"
          label={t('COMPOSER_FILES')}
          files={draft.Files}
          onChange={(Files) => composer.write({ ...draft, Files })}
          onBusy={composer.setUploading}
          isInvalid={wrongFiles !== undefined}
        />
      )}
      {wrongFiles && (
        <Words role="alert" tone="red" size="sm">
          {wrongFiles}
        </Words>
      )}
      <ComposerButtons mode={mode} conversation={conversation} composer={composer} />
    </form>
  );
}

function hintOf(mode: Mode, { Source }: ConversationView) {
  if (mode === 'NOTE') return 'COMPOSER_NOTE_HINT';
  return Source === 'CONTACT' ? 'COMPOSER_MAIL_HINT' : 'COMPOSER_CHAT_HINT';
}
