import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { translationRoutes } from '../rules/contract.ts';
import classes from './translation.module.css';

type Props = { textKey: string; onClose: () => void };

/**
 * Side panel of the translation page with the changes of one portal text: user, time, old and new wording.
 */
export function TextHistory({ textKey, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const list = useGet(translationRoutes.history, { Key: textKey }, { staleMs: 0 });
  return (
    <SidePanel
      opened
      onClose={onClose}
      position="right"
      size="34rem"
      title={
        <Words as="b" size="xs" weight="strong" breaks="anywhere" className={classes.key}>
          {t('TRANSLATION_HISTORY_OF', { key: textKey })}
        </Words>
      }
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {list.isPending && <Skeletons lines={5} />}
      {list.isError && <ErrorPanel error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.Rows.length === 0 && <p>{t('TRANSLATION_HISTORY_NONE')}</p>}
      <Stack as="ol" gap="md" className={classes.versions}>
        {list.data?.Rows.map(({ Version, At, By, Before, After }) => (
          <li key={Version}>
            <Row align="stretch" justify="between" gap="sm" lines="2xs">
              <b>{By}</b>
              <span className="num">{format.dateTime(At)}</span>
            </Row>
            <dl>
              {LANGUAGES.filter((language) => Before[language] !== After[language]).map((language) => (
                <div key={language} className={classes.change}>
                  <dt>{t(`ORG_LANGUAGE_${language}`)}</dt>
                  <dd lang={LANGUAGE_TAGS[language]}>
                    <del>{Before[language] ?? t('TRANSLATION_BUILT_IN')}</del>{' '}
                    <ins>{After[language] ?? t('TRANSLATION_BUILT_IN')}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Stack>
    </SidePanel>
  );
}
