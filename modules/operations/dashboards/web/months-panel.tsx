/**
 * Panel of the staff dashboard with a bar chart and table of applications per month over the last twelve
 * months; each bar opens its list.
 */

import type { CSSProperties } from 'react';
import chart from '#modules/billing/finance-reports/web/chart.module.css';
import { longMonth, shortMonth } from '#modules/billing/finance-reports/web/index.ts';
import { addDays, addMonths } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { dashboardRoutes, type Pace } from '../rules/contract.ts';
import classes from './months.module.css';
import { useFigure } from './use-figure.ts';

type Kind = 'Submitted' | 'Done';
type Month = Pace['Months'][number];

/** Address of the list that contains the applications counted in a month's figure. */
function listAddress({ MonthsOf, MonthsStage }: Pace, month: string, kind: Kind, userKey: string): string {
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  if (kind === 'Submitted') return `/applications?${new URLSearchParams({ From: from, To: to })}`;
  const parameters: Record<string, string> =
    MonthsOf === 'BODY'
      ? { CompletedFrom: from, CompletedTo: to }
      : {
          ...(MonthsStage && { DoneStage: MonthsStage }),
          ...(MonthsOf === 'OWN' && { DoneBy: userKey }),
          DoneFrom: from,
          DoneTo: to,
        };
  return `/applications?${new URLSearchParams(parameters)}`;
}

const DONE = { BODY: 'DASH_COMPLETED', STAGE: 'DASH_DECIDED', OWN: 'DASH_OWN' } as const;

/** Shows twelve months next to each other; each bar opens its list, and a table shows the same numbers. */
export function MonthsPanel() {
  const t = useText();
  const { data, error } = useFigure(dashboardRoutes.pace);
  return (
    <Card title={t(`DASH_MONTHS_${data?.MonthsOf ?? 'BODY'}`)} aside={t('DASH_LAST_MONTHS')}>
      {!data && (error ? <ErrorPanel error={error} /> : <Skeletons lines={9} />)}
      {data && <Chart pace={data} />}
    </Card>
  );
}

function Chart({ pace }: { pace: Pace }) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const user = useUser();
  const kinds: Kind[] = pace.MonthsOf === 'BODY' ? ['Submitted', 'Done'] : ['Done'];
  const most = Math.max(1, ...pace.Months.map((one) => Math.max(one.Submitted ?? 0, one.Done)));
  const name = (kind: Kind) => t(kind === 'Submitted' ? 'DASH_SUBMITTED' : DONE[pace.MonthsOf]);
  const link = (one: Month, kind: Kind) => listAddress(pace, one.Month, kind, user.UserKey);
  return (
    <>
      {kinds.length > 1 && (
        <Row
          align="stretch"
          gap="lg"
          lines="2xs"
          mb="md"
          tone="soft"
          size="xs"
          className={chart.legend}
          aria-hidden="true"
        >
          <span className={chart.online}>{name('Submitted')}</span>
          <span>{name('Done')}</span>
        </Row>
      )}
      <ol className={classes.bars}>
        {pace.Months.map((one) => (
          <li key={one.Month}>
            <div className={classes.pair}>
              {kinds.map((kind) => (
                <AppLink
                  key={kind}
                  href={link(one, kind)}
                  className={classes.bar}
                  data-kind={kind}
                  aria-label={`${longMonth(one.Month, language)}, ${name(kind)}: ${format.number(one[kind] ?? 0)}`}
                  style={{ '--share': `${((one[kind] ?? 0) / most) * 100}%` } as CSSProperties}
                >
                  <span className="num">{one[kind] ? format.number(one[kind]) : ''}</span>
                </AppLink>
              ))}
            </div>
            <Words as="div" tone="faint" size="xs" breaks="never" className={classes.name} aria-hidden="true">
              {shortMonth(one.Month, language)}
            </Words>
          </li>
        ))}
      </ol>
      <details className={chart.details}>
        <summary>{t('DASH_AS_TABLE')}</summary>
        <table className={chart.table}>
          <thead>
            <tr>
              <th scope="col">{t('DASH_MONTH')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {name(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pace.Months.toReversed().map((one) => (
              <tr key={one.Month}>
                <th scope="row">{longMonth(one.Month, language)}</th>
                {kinds.map((kind) => (
                  <td key={kind} className="num">
                    <AppLink href={link(one, kind)}>{format.number(one[kind] ?? 0)}</AppLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
