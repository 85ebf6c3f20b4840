/** Form answers as a read-only list, grouped by page, in the order of the form. */

import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { AnswerRow } from '../rules/contract.ts';
import { AnswerValue } from './answer-value.tsx';
import classes from './answers-tab.module.css';

/** Answers that are no longer shown in the form appear only in the comparison with the previous ones. */
export const shownRows = (rows: readonly AnswerRow[], isCompared: boolean): readonly AnswerRow[] =>
  rows.filter((row) => isCompared || row.Kind !== 'REMOVED' || row.Before === null);

function byPage(rows: readonly AnswerRow[]): [page: string, rows: AnswerRow[]][] {
  const pages = new Map<string, AnswerRow[]>();
  for (const row of rows) pages.set(row.Page, [...(pages.get(row.Page) ?? []), row]);
  return [...pages];
}

type Props = {
  rows: readonly AnswerRow[];
  /** Shows the previous answers next to those that changed. */
  isCompared: boolean;
  /** Shown with the title of a page, for example a button that opens it. */
  pageAction?: (title: string, rows: readonly AnswerRow[]) => ReactNode;
  /** Shown below an answer. */
  children?: (row: AnswerRow) => ReactNode;
};

/** All pages with their answers. */
export function AnswerPages({ rows, isCompared, pageAction, children }: Props) {
  const t = useText();
  const pages = byPage(rows);
  return pages.map(([title, inPage], at) => (
    <section key={title}>
      <Row isOneLine justify="between" gap="md" className={classes.head}>
        <Words as="h2" padY="xs" tone="faint" size="xs" weight="normal" className={classes.page}>
          {t('ANSWERS_PAGE', { page: at + 1, pages: pages.length, title })}
        </Words>
        {pageAction?.(title, inPage)}
      </Row>
      <dl className={classes.rows}>
        {inPage.map((row) => (
          <div key={row.Field} className={classes.row} data-kind={isCompared ? row.Kind : undefined}>
            <dt>{row.Title}</dt>
            <dd>
              <AnswerValue row={row} isCompared={isCompared} />
              {children?.(row)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
