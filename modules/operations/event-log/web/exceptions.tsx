import type { z } from 'zod';
import { applicationPath } from '#modules/messaging/notification-centre/rules/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { logRoutes } from '../rules/contract.ts';
import { exceptionList } from '../rules/log-lists.ts';
import classes from './log.module.css';

type Row = z.infer<typeof logRoutes.exceptions.data>['Rows'][number];

/**
 * Tab of the log screen with the register of exceptions (overridden separation of duties, steps taken by
 * administrators): who acted, on which application, despite which rule, and why.
 */
export function Exceptions() {
  const t = useText();
  const { quick, range } = useListFilters(exceptionList);
  return (
    <ListView
      list="EXCEPTIONS"
      route={logRoutes.exceptions}
      columns={useColumns()}
      rowKey={(row) => row.ExceptionKey}
      rowHref={({ ApplicationKey }) => applicationPath({ ApplicationKey })}
      quickFilters={quick('Kind')}
      ranges={[range('')]}
      searchLabel={t('EXCEPTION_SEARCH')}
      emptyState={{ title: t('EXCEPTION_EMPTY'), text: t('EXCEPTION_EMPTY_TEXT') }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  const ruleOf = useRule();
  return useListColumns<typeof exceptionList, Row>(exceptionList, {
    at: {
      cell: (row) => (
        <Words as="span" size="sm" breaks="never" className={`${classes.at} num`}>
          {format.dateTime(row.At)}
        </Words>
      ),
    },
    application: {
      isTitle: true,
      cell: (row) => <span className="num">{row.ApplicationNo}</span>,
    },
    who: {
      cell: (row) => (
        <>
          {row.Who}
          {row.AsRole && (
            <Words as="div" tone="faint" size="xs">
              {t(`ROLE_${row.AsRole}`)}
            </Words>
          )}
        </>
      ),
    },
    what: {
      cell: (row) => (
        <>
          {t(`HIST_${row.Action}`)}
          {row.Step && (
            <Words as="div" tone="faint" size="xs">
              {t(`STEP_${row.Step}`)}
            </Words>
          )}
        </>
      ),
    },
    rule: {
      cell: (row) => (
        <>
          <Badge tone={row.Kind === 'DUTIES' ? 'warning' : 'plain'}>{t(`EXCEPTION_KIND_${row.Kind}`)}</Badge>
          <Words as="div" tone="faint" size="xs">
            {ruleOf(row)}
          </Words>
        </>
      ),
    },
    why: {
      cell: (row) => (
        <span className={classes.reason}>
          <Paragraph text={row.Remark ?? '–'} />
        </span>
      ),
    },
  });
}

/** The rule in one sentence, with the person's earlier steps if the rule is about them. */
function useRule(): (row: Row) => string {
  const t = useText();
  return ({ Kind, Earlier }) => {
    if (Kind === 'ON_BEHALF') return t('EXCEPTION_RULE_ON_BEHALF');
    if (Earlier.length === 0) return t('EXCEPTION_RULE_DUTIES_NONE');
    return t('EXCEPTION_RULE_DUTIES', { steps: Earlier.map((step) => t(`STEP_${step}`)).join(' · ') });
  };
}
