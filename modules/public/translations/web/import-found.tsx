/**
 * Preview in the import dialog for translations: counts, lines that cannot be imported with the reason, and
 * changes with old and new wording.
 */

import type { DataOf } from '#platform/common/contract/define-route.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { translationRoutes } from '../rules/contract.ts';
import classes from './translation.module.css';

/** Maximum number of entries shown; the counts include all. */
const MAX_ENTRIES = 100;

type Props = { preview: DataOf<typeof translationRoutes.preview> };

/** Lists the changes, and the lines that cannot be imported with the reason. */
export function ImportFound({ preview: { Changes, Faults, Same } }: Props) {
  const t = useText();
  return (
    <Stack gap="sm" className={classes.found}>
      <p role="status">
        <b>
          {t('TRANSLATION_IMPORT_FOUND', {
            changes: Changes.length,
            same: Same,
            faults: new Set(Faults.map(({ Line }) => Line)).size,
          })}
        </b>
      </p>
      {Faults.length > 0 && (
        <section aria-label={t('TRANSLATION_IMPORT_FAULTS')}>
          <h3>{t('TRANSLATION_IMPORT_FAULTS')}</h3>
          <Stack as="ul" line="line" round="lg" className={classes.foundRows}>
            {Faults.slice(0, MAX_ENTRIES).map(({ Line, Key, Language, Message }) => (
              <li key={`${Line} ${Language}`}>
                <Row as="span" align="stretch" gap="sm" lines="2xs" tone="soft" size="xs">
                  <span className="num">{t('TRANSLATION_IMPORT_LINE', { line: Line })}</span>
                  <Words as="code" size="xs" weight="strong" breaks="anywhere" className={classes.key}>
                    {Key}
                  </Words>
                  {Language && <span>{t(`ORG_LANGUAGE_${Language}`)}</span>}
                </Row>
                <Words as="span" tone="red">
                  {Message}
                </Words>
              </li>
            ))}
          </Stack>
          {Faults.length > MAX_ENTRIES && (
            <p>{t('TRANSLATION_IMPORT_MORE', { count: Faults.length - MAX_ENTRIES })}</p>
          )}
        </section>
      )}
      {Changes.length > 0 && (
        <section aria-label={t('TRANSLATION_IMPORT_CHANGES')}>
          <h3>{t('TRANSLATION_IMPORT_CHANGES')}</h3>
          <Stack as="ul" line="line" round="lg" className={classes.foundRows}>
            {Changes.slice(0, MAX_ENTRIES).map(({ Line, Key, Before, After }) => (
              <li key={Line}>
                <Row as="span" align="stretch" gap="sm" lines="2xs" tone="soft" size="xs">
                  <span className="num">{t('TRANSLATION_IMPORT_LINE', { line: Line })}</span>
                  <Words as="code" size="xs" weight="strong" breaks="anywhere" className={classes.key}>
                    {Key}
                  </Words>
                </Row>
                {LANGUAGES.filter((language) => Before[language] !== After[language]).map((language) => (
                  <span key={language} lang={LANGUAGE_TAGS[language]} className={classes.change}>
                    <del>{Before[language]}</del> <ins>{After[language]}</ins>
                  </span>
                ))}
              </li>
            ))}
          </Stack>
          {Changes.length > MAX_ENTRIES && (
            <p>{t('TRANSLATION_IMPORT_MORE', { count: Changes.length - MAX_ENTRIES })}</p>
          )}
        </section>
      )}
    </Stack>
  );
}
