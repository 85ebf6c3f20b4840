import { useMemo } from 'react';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './content.module.css';
import { diffTexts } from './diff-texts.ts';

type Props = { before: string; after: string; language: Language };

const ELEMENTS = { ADDED: 'ins', GONE: 'del', SAME: 'span' } as const;

/** What came and what went, where it stands. */
export function WordDiff({ before, after, language }: Props) {
  const t = useText();
  const parts = useMemo(() => diffTexts(before, after, language), [before, after, language]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={classes.diff} lang={LANGUAGE_TAGS[language]} tabIndex={0}>
      {parts.map(({ value, is }, at) => {
        const Part = ELEMENTS[is];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <Part key={at}>
            {is !== 'SAME' && (
              <span className="visually-hidden">{t(is === 'ADDED' ? 'CONTENT_ADDED' : 'CONTENT_GONE')} </span>
            )}
            {value}
          </Part>
        );
      })}
    </div>
  );
}
