import type { WholeContent } from '@assay/shared/content/contract.ts';
import { LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import { useState } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
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
