/** Text field for one language of a text, for in-place translation; needs none of the app's components. */

import { useId } from 'react';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TextDraft } from '../use-text-draft.ts';
import classes from './in-place.module.css';

type Props = { language: Language; draft: TextDraft };

export function PlainField({ language, draft }: Props) {
  const { plain: t } = useActiveTexts();
  const id = useId();
  const { view, words: texts, theirs: remoteTexts, refusal, isTried } = draft;
  const fault = draft.faults[language];
  const problem = refusal.fields[language] ?? (fault && isTried ? t(fault.Code, fault.Params) : null);
  const isOwn = texts[language] !== view.BuiltIn[language];
  return (
    <Stack gap="2xs" className={classes.field}>
      <label htmlFor={id}>{t(`ORG_LANGUAGE_${language}`)}</label>
      <textarea
        id={id}
        rows={2}
        lang={LANGUAGE_TAGS[language]}
        className={classes.input}
        value={texts[language]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => draft.change(language, event.currentTarget.value)}
      />
      {problem && (
        <Words id={`${id}-problem`} tone="red" size="xs">
          {problem}
        </Words>
      )}
      {remoteTexts?.[language] !== undefined && (
        <Words tone="soft" size="xs" breaks="anywhere">
          {t('TRANSLATION_THEIRS', { text: remoteTexts[language] })}
        </Words>
      )}
      {isOwn && (
        <Words tone="soft" size="xs" breaks="anywhere">
          {t('TRANSLATION_BUILT_IN_OF', { text: view.BuiltIn[language] })}{' '}
          <button
            type="button"
            className={classes.link}
            aria-label={t('TRANSLATION_REVERT_OF', { language: t(`ORG_LANGUAGE_${language}`) })}
            onClick={() => draft.change(language, view.BuiltIn[language])}
          >
            {t('TRANSLATION_REVERT')}
          </button>
        </Words>
      )}
    </Stack>
  );
}
