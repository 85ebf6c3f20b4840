/** Card with the scope of a certificate before and after a decision: the differences within one text, and both in full. */

import type { ScopeChange } from '#modules/applications/applications/rules/index.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { languageGroups } from '#platform/common/i18n/language-groups.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { TextDiff } from '#platform/web/ui/text-diff/text-diff.tsx';
import classes from './decision.module.css';

/** Empty for decisions that are not about the scope. */
export function ScopeCard({ change }: { change: ScopeChange | null }) {
  const t = useText();
  if (change === null) return null;
  const groups = languageGroups(change.Before, change.After);
  return (
    <Card title={t('DECISION_SCOPE')}>
      {groups.map((group) => (
        <section key={group[0]} className={classes.part}>
          {groups.length > 1 && <h3>{group.map((one) => t(`ORG_LANGUAGE_${one}`)).join(', ')}</h3>}
          <Compared change={change} language={group[0]} />
        </section>
      ))}
    </Card>
  );
}

function Compared({ change: { Before, After }, language }: { change: ScopeChange; language: Language }) {
  const t = useText();
  const lang = LANGUAGE_TAGS[language];
  return (
    <Stack as="dl" gap="sm" className={classes.compared}>
      <div>
        <dt>{t('DECISION_SCOPE_CHANGES')}</dt>
        <dd>
          <TextDiff before={Before[language]} after={After[language]} language={language} />
        </dd>
      </div>
      <div>
        <dt>{t('DECISION_SCOPE_BEFORE')}</dt>
        <dd lang={lang}>{Before[language]}</dd>
      </div>
      <div>
        <dt>{t('DECISION_SCOPE_AFTER')}</dt>
        <dd lang={lang}>{After[language]}</dd>
      </div>
    </Stack>
  );
}
