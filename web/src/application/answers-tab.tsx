import { type AnswerRow, applicationRoutes } from '@assay/shared/application/contract.ts';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { AnswerValue } from './answer-value.tsx';
import classes from './answers-tab.module.css';

/** Rows of each page of the form, in the form's order. */
function byPage(rows: readonly AnswerRow[]): [page: string, rows: AnswerRow[]][] {
  const pages = new Map<string, AnswerRow[]>();
  for (const row of rows) pages.set(row.Page, [...(pages.get(row.Page) ?? []), row]);
  return [...pages];
}

export function AnswersTab({ applicationKey }: { applicationKey: string }) {
  const t = useText();
  const [isCompared, setIsCompared] = useState(true);
  const { data, error, refetch } = useGet(applicationRoutes.answers, { ApplicationKey: applicationKey });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={8} />;
  if (data.Rows.length === 0) return <EmptyState title={t('ANSWERS_NONE')} text={t('ANSWERS_NONE_HELP')} />;
  const pages = byPage(data.Rows);
  return (
    <>
      {data.HasBefore && (
        <div className={classes.toggle}>
          <Switch
            size="sm"
            label={t('ANSWERS_CHANGES')}
            checked={isCompared}
            onChange={(event) => setIsCompared(event.currentTarget.checked)}
          />
        </div>
      )}
      {pages.map(([title, rows], at) => (
        <section key={title}>
          <h2 className={classes.page}>{t('ANSWERS_PAGE', { page: at + 1, pages: pages.length, title })}</h2>
          <dl className={classes.rows}>
            {rows.map((row) => (
              <div key={row.Field} className={classes.row}>
                <dt>{row.Title}</dt>
                <dd>
                  <AnswerValue row={row} isCompared={isCompared && data.HasBefore} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
