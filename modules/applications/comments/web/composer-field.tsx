import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './composer.module.css';
import { MentionList } from './mention-list.tsx';
import type { useComposer } from './use-composer.ts';

/**
 * Text field of a comment being written, with the list of mentionable users above it while a mention is
 * typed. The focus stays in the text.
 */
export function ComposerField({ composer }: { composer: ReturnType<typeof useComposer> }) {
  const t = useText();
  const list = useId();
  const { draft, change, errors, mentions, over, send } = composer;
  const isListed = mentions.isOpen && mentions.users.length > 0;
  const error =
    over > 0 ? t('COMMENT_TOO_LONG', { count: over }) : (errors.of('Comment') ?? errors.of('Mentions'));
  return (
    <div className={classes.field}>
      {mentions.isOpen && (
        <MentionList id={list} users={mentions.users} active={mentions.active} onSelect={mentions.select} />
      )}
      <Textarea
        ref={mentions.field}
        aria-label={t('COMMENT_TEXT')}
        placeholder={t('COMMENT_PLACEHOLDER')}
        autosize
        minRows={3}
        maxRows={14}
        value={draft.Text}
        error={error}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isListed ? list : undefined}
        aria-activedescendant={isListed ? `${list}-${mentions.active}` : undefined}
        onChange={(event) => {
          errors.clear();
          change({ Text: event.currentTarget.value });
          mentions.update();
        }}
        onSelect={mentions.update}
        onBlur={mentions.close}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <span role="status" className="visually-hidden">
        {isListed && t('COMMENT_MENTION_FOUND', { count: mentions.users.length })}
      </span>
    </div>
  );
}
