import { useState } from 'react';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { WholeContent } from '../rules/contract.ts';
import classes from './content.module.css';
import { contentLines, contentMatter } from './content-lines.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { WordDiff } from './word-diff.tsx';

type Props = { before: WholeContent; after: WholeContent };

/** Two contents of one kind: which languages differ, and where in the one before us. */
export function Compared({ before, after }: Props) {
  const t = useText();
  const own = useLanguage();
  const [asked, setAsked] = useState<Language | null>(null);
  const differing = LANGUAGES.filter((one) => contentMatter(before, one) !== contentMatter(after, one));
  // Whoever reads English and changed only Chinese would be shown that nothing is different.
  const found = differing.includes(own) ? own : (differing[0] ?? own);
  const language = asked ?? found;
  const [old, fresh] = [before, after].map((one) => contentLines(one, language, t)) as [string, string];
  return (
    <>
      <LanguageTabs
        value={language}
        onChange={setAsked}
        marks={{ of: differing, say: t('CONTENT_COMPARE_CHANGED') }}
      />
      {old === fresh ? (
        <p className={classes.same}>
          {t(differing.includes(language) ? 'CONTENT_COMPARE_LOOK' : 'CONTENT_COMPARE_SAME')}
        </p>
      ) : (
        <WordDiff language={language} before={old} after={fresh} />
      )}
    </>
  );
}
