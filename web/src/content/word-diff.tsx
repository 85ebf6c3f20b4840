import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './content.module.css';

type Props = { before: string; after: string; language: Language };

/** Words that came and words that went, where they stand. Chinese has no spaces: the browser knows its words. */
export function WordDiff({ before, after, language }: Props) {
  const t = useText();
  const parts = useMemo(() => {
    const intlSegmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
    return diffWordsWithSpace(before, after, { intlSegmenter });
  }, [before, after, language]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={classes.diff} lang={LANGUAGE_TAGS[language]} tabIndex={0}>
      {parts.map((part, at) => {
        const Part = part.added ? 'ins' : part.removed ? 'del' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <Part key={at}>
            {Part !== 'span' && (
              <span className="visually-hidden">{t(part.added ? 'CONTENT_ADDED' : 'CONTENT_GONE')} </span>
            )}
            {part.value}
          </Part>
        );
      })}
    </div>
  );
}
