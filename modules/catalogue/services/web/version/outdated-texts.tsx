/**
 * Warning that lists the texts of a draft that changed in some languages only, because an applicant would read
 * something else in each language; shown in the editor and before publication.
 */
import { LANGUAGE_NAMES } from '#platform/common/i18n/language.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ServiceChange } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { placeText } from '../place-text.ts';
import classes from './change-list.module.css';
import { oneLanguageChanges } from './one-language-changes.ts';

type Props = {
  changes: readonly ServiceChange[];
  /** Definitions for looking up points and questions by key. */
  definitions: readonly ServiceDefinition[];
};

export function OutdatedTexts({ changes, definitions }: Props) {
  const t = useText();
  const localized = useLocalized();
  const texts = oneLanguageChanges(changes);
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={t('SERVICE_OUTDATED', { count: texts.length })}>
      {t('SERVICE_OUTDATED_TEXT')}
      <ul className={classes.outdated}>
        {texts.map(({ Place, Unchanged }) => (
          <li key={Place}>
            {t('SERVICE_OUTDATED_IN', {
              place: placeText(Place, definitions, { t, localized }).join(' › '),
              languages: Unchanged.map((one) => LANGUAGE_NAMES[one]).join(' · '),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
