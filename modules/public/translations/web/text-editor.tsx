import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { placeholdersOf } from '#platform/common/i18n/placeholders.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SuggestSimplified } from '#platform/web/ui/form/suggest-simplified.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { TextView } from '../rules/contract.ts';
import { saveKeys } from './save-keys.ts';
import { TextField } from './text-field.tsx';
import classes from './translation.module.css';
import { useTextDraft } from './use-text-draft.ts';

type Props = { row: TextView; onClose: () => void; onNext: () => void };

/**
 * Editor row of the translation list for one text in three languages. Ctrl or ⌘ with Enter saves and opens
 * the next row, Esc closes it if nothing is unsaved.
 */
export function TextEditor({ row, onClose, onNext }: Props) {
  const t = useText();
  const draft = useTextDraft(row);
  const frame = useRef<HTMLLIElement>(null);
  const warning = useUnsavedWarning(draft.isDirty, { isOfSearch: true });
  const { view, words: texts } = draft;
  const names = placeholdersOf(view.BuiltIn.EN);
  useEffect(() => frame.current?.querySelector('textarea')?.focus(), []);
  const save = async (then: () => void) => {
    const wasDirty = draft.isDirty;
    if (await draft.save()) {
      if (wasDirty) toast(t('TRANSLATION_SAVED'));
      then();
    } else frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save(onNext);
    }
    // Esc closes the row only if it has no unsaved input.
    if (event.key === 'Escape' && !draft.isDirty) onClose();
  };
  return (
    <li className={`${classes.row} ${classes.editing}`} ref={frame} onKeyDown={press}>
      <Row gap="xs" lines="2xs" className={classes.about}>
        <Words as="code" size="xs" weight="strong" breaks="anywhere" className={classes.key}>
          {view.Key}
        </Words>
        <Words as="span" isGrowing className={classes.area}>
          {t(`AREA_${view.Area}` as string)}
        </Words>
        {names.length > 0 && (
          <Words as="span" breaks="anywhere" className={classes.keeps}>
            {t('TRANSLATION_KEEPS', { names: names.map((name) => `{{${name}}}`).join(' ') })}
          </Words>
        )}
      </Row>
      {LANGUAGES.map((language) => (
        <TextField key={language} language={language} draft={draft} />
      ))}
      <Row gap="xs" isWide>
        {draft.theirs && <Notice tone="warning" isAlert title={t('TRANSLATION_CONFLICT')} />}
        {draft.refusal.general && (
          <Notice tone="danger" isAlert>
            {draft.refusal.general}
          </Notice>
        )}
        <SuggestSimplified value={texts} label={view.Key} onSuggest={(text) => draft.change('CHS', text)} />
        <Words as="span" tone="soft" size="xs">
          {t('TRANSLATION_KEYS', { save: saveKeys() })}
        </Words>
        <Row as="span" align="stretch" justify="end" gap="xs" isLast className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('CANCEL')}
          </Button>
          <Button variant="default" loading={draft.isBusy} onClick={() => void save(onClose)}>
            {t('SAVE')}
          </Button>
          <Button loading={draft.isBusy} onClick={() => void save(onNext)}>
            {t('TRANSLATION_SAVE_NEXT')}
          </Button>
        </Row>
      </Row>
      {warning}
    </li>
  );
}
