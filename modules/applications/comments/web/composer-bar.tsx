/**
 * Buttons below a comment being written: send (named after its readers), cancel, mention a user and attach
 * files.
 */

import { Button } from '@mantine/core';
import { IconAt, IconPaperclip } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './composer.module.css';
import type { useComposer } from './use-composer.ts';

type Props = {
  composer: ReturnType<typeof useComposer>;
  /** Label of the send button, which names the audience. */
  label: string;
  onCancel: (() => void) | undefined;
  onAttach: (() => void) | undefined;
};

const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** Actions on the text: send it, mention a person, attach files. */
export function ComposerBar({ composer, label, onCancel, onAttach }: Props) {
  const t = useText();
  const { draft, change, mentions, isBusy, isUploading, isBegun, isSent, over } = composer;
  const isClosed = isUploading || draft.Text.trim() === '' || over > 0;
  return (
    <Row gap="xs" className={classes.bar}>
      <Button
        type="submit"
        loading={isBusy}
        disabled={isClosed}
        title={t('COMMENT_KEYS', { key: commandKey() })}
      >
        {label}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t('CANCEL')}
        </Button>
      )}
      <Row as="span" align="stretch" gap="2xs">
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconAt size={17} stroke={1.7} aria-hidden="true" />}
          onClick={() => mentions.start((Text) => change({ Text }))}
        >
          {t('COMMENT_MENTION')}
        </Button>
        {onAttach && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconPaperclip size={17} stroke={1.7} aria-hidden="true" />}
            onClick={onAttach}
          >
            {t('COMMENT_ATTACH')}
          </Button>
        )}
      </Row>
      <Words as="span" isLast tone="soft" size="xs" className={classes.kept} role="status">
        {isSent && t('MSG_COMMENT_WRITTEN')}
      </Words>
      {isBegun && !isBusy && (
        <Words as="span" isLast tone="soft" size="xs" className={classes.kept}>
          {t('COMMENT_DRAFT')}
        </Words>
      )}
    </Row>
  );
}
