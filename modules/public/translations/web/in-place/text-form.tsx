import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { placeholdersOf } from '#platform/common/i18n/placeholders.ts';
import { simplifiedOf } from '#platform/web/api/simplified-of.ts';
import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TextView } from '../../rules/contract.ts';
import { saveKeys } from '../save-keys.ts';
import { useTextDraft } from '../use-text-draft.ts';
import classes from './in-place.module.css';
import { PlainField } from './plain-field.tsx';

type Props = { view: TextView; onClose: () => void; onSaved: (() => void) | undefined };

/**
 * Form of in-place translation for one portal text in three languages, which can suggest the simplified
 * Chinese; Ctrl or ⌘ with Enter saves.
 */
export function TextForm({ view, onClose, onSaved }: Props) {
  const { plain: t } = useActiveTexts();
  const draft = useTextDraft(view);
  const form = useRef<HTMLFormElement>(null);
  const [isFailed, setFailed] = useState(false);
  const names = placeholdersOf(view.BuiltIn.EN);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const save = async () => {
    if (await draft.save()) {
      onSaved?.();
      onClose();
    } else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Escape does not close the form with unsaved input.
    if (event.key === 'Escape' && draft.isDirty) event.preventDefault();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const suggest = () =>
    void simplifiedOf(draft.words.CHT)
      .then((text) => draft.change('CHS', text))
      .catch(() => setFailed(true));
  return (
    <Stack
      ref={form}
      as="form"
      gap="sm"
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Words tone="soft" size="xs" breaks="anywhere">
        <code>{view.Key}</code>
        {names.length > 0 && (
          <> · {t('TRANSLATION_KEEPS', { names: names.map((name) => `{{${name}}}`).join(' ') })}</>
        )}
      </Words>
      {LANGUAGES.map((language) => (
        <PlainField key={language} language={language} draft={draft} />
      ))}
      {draft.theirs && (
        <Words role="alert" tone="red" size="xs">
          {t('TRANSLATION_CONFLICT')}
        </Words>
      )}
      {(draft.refusal.general ?? isFailed) && (
        <Words role="alert" tone="red" size="xs">
          {draft.refusal.general ?? t('TRANSLATE_FAILED')}
        </Words>
      )}
      <Row gap="xs">
        <button type="button" className={classes.button} onClick={suggest}>
          {t('ORG_SUGGEST')}
        </button>
        <Words as="span" isGrowing />
        <button type="button" className={classes.button} onClick={onClose}>
          {t('CANCEL')}
        </button>
        <button type="submit" className={`${classes.button} ${classes.primary}`} disabled={draft.isBusy}>
          {t('SAVE')}{' '}
          <Words as="span" size="xs" weight="normal">
            {saveKeys()}
          </Words>
        </button>
      </Row>
    </Stack>
  );
}
