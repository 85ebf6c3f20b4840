import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { placeholdersOf } from '#platform/common/i18n/placeholders.ts';
import { simplifiedOf } from '#platform/web/api/simplified-of.ts';
import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
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
    <form
      ref={form}
      className={classes.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={classes.small}>
        <code>{view.Key}</code>
        {names.length > 0 && (
          <> · {t('TRANSLATION_KEEPS', { names: names.map((name) => `{{${name}}}`).join(' ') })}</>
        )}
      </p>
      {LANGUAGES.map((language) => (
        <PlainField key={language} language={language} draft={draft} />
      ))}
      {draft.theirs && (
        <p role="alert" className={classes.problem}>
          {t('TRANSLATION_CONFLICT')}
        </p>
      )}
      {(draft.refusal.general ?? isFailed) && (
        <p role="alert" className={classes.problem}>
          {draft.refusal.general ?? t('TRANSLATE_FAILED')}
        </p>
      )}
      <div className={classes.buttons}>
        <button type="button" className={classes.button} onClick={suggest}>
          {t('ORG_SUGGEST')}
        </button>
        <span className={classes.space} />
        <button type="button" className={classes.button} onClick={onClose}>
          {t('CANCEL')}
        </button>
        <button type="submit" className={`${classes.button} ${classes.primary}`} disabled={draft.isBusy}>
          {t('SAVE')} <span className={classes.keys}>{saveKeys()}</span>
        </button>
      </div>
    </form>
  );
}
