/** Two versions of a text as one: additions and deletions are marked within it, for screen readers too. */
import { useMemo } from 'react';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { diffTexts } from './diff-texts.ts';
import classes from './text-diff.module.css';

type Props = { before: string; after: string; language: Language };

const ELEMENTS = { ADDED: 'ins', GONE: 'del', SAME: 'span' } as const;

export function TextDiff({ before, after, language }: Props) {
  const t = useText();
  const parts = useMemo(() => diffTexts(before, after, language), [before, after, language]);
  return (
    <div className={classes.diff} lang={LANGUAGE_TAGS[language]}>
      {parts.map(({ value, is }, at) => {
        const Part = ELEMENTS[is];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <Part key={at}>
            {is !== 'SAME' && (
              <span className="visually-hidden">
                {t(is === 'ADDED' ? 'TEXT_DIFF_ADDED' : 'TEXT_DIFF_GONE')}{' '}
              </span>
            )}
            {value}
          </Part>
        );
      })}
    </div>
  );
}
