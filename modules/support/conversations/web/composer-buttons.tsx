import { Button } from '@mantine/core';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ConversationView } from '../rules/contract.ts';
import { CannedMenu } from './canned-menu.tsx';
import classes from './inbox.module.css';
import type { Composing, Mode } from './use-composer.ts';

type Props = { mode: Mode; conversation: ConversationView; composer: Composing };

/** Ready-made words, files, and off it goes. */
export function ComposerButtons({ mode, conversation, composer }: Props) {
  const t = useText();
  return (
    <div className={classes.buttons}>
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
      <span className={classes.keys}>{t('COMPOSER_KEYS')}</span>
      <Button
        type="submit"
        loading={composer.isSending}
        disabled={composer.isUploading}
        leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />}
      >
        {t(labelOf(mode, conversation))}
      </Button>
    </div>
  );
}

function labelOf(mode: Mode, { Source }: ConversationView) {
  if (mode === 'NOTE') return 'COMPOSER_SAVE_NOTE';
  return Source === 'CONTACT' ? 'COMPOSER_SEND_MAIL' : 'COMPOSER_SEND';
}
