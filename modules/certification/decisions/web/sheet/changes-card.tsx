/** Answers that the client changed with the last submission; the answers' tab compares them all. Empty in the first round. */

import { type AnswerRow, applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { viewAddress } from '#modules/applications/applications/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './sheet.module.css';

const MAX_SHOWN = 6;

export function ChangesCard({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const { data } = useGet(applicationRoutes.answers, { ApplicationKey: applicationKey });
  if (!data?.HasBefore) return null;
  const changed = data.Rows.filter(({ Kind }) => Kind !== 'SAME');
  const more = changed.length - MAX_SHOWN;
  return (
    <Card
      title={t('SHEET_CHANGES')}
      aside={<AppLink href={viewAddress(applicationKey, 'answers')}>{t('SHEET_COMPARE')}</AppLink>}
      isFlush
    >
      {changed.length === 0 && (
        <Words pad="md" tone="soft">
          {t('SHEET_NOTHING_CHANGED')}
        </Words>
      )}
      <Stack as="ul" className={classes.rows}>
        {changed.slice(0, MAX_SHOWN).map((row) => (
          <li key={row.Field} className={classes.change}>
            <b>{row.Title}</b>
            {isShortText(row) ? (
              <Change row={row} />
            ) : (
              <Words as="div" tone="faint" size="xs">
                {t('SHEET_CHANGE_DETAILS')}
              </Words>
            )}
          </li>
        ))}
        {more > 0 && <li className={classes.change}>{t('SHEET_CHANGES_MORE', { count: more })}</li>}
      </Stack>
    </Card>
  );
}

/** Tables and files are compared in the tab of the answers. */
const isShortText = ({ Table, TableChange, AddedFiles, RemovedFiles }: AnswerRow): boolean =>
  Table === null && TableChange === null && AddedFiles.length + RemovedFiles.length === 0;

function Change({ row: { Before, Text } }: { row: AnswerRow }) {
  const t = useText();
  const empty = t('SHEET_CHANGE_EMPTY');
  return (
    <Columns as="dl" count="2" until="sm" gap="lg" lines="2xs" mt="2xs" className={classes.compared}>
      <div>
        <dt>{t('SHEET_CHANGE_BEFORE')}</dt>
        <dd className={classes.faint}>{Before || empty}</dd>
      </div>
      <div>
        <dt>{t('SHEET_CHANGE_NOW')}</dt>
        <dd>{Text || empty}</dd>
      </div>
    </Columns>
  );
}
