/**
 * Chart above the schedule with the number of assessments due in each month, for the chosen service and
 * search; choosing a month or the overdue count filters the list.
 */

import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { longMonth, shortMonth } from '#modules/billing/finance-reports/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type CycleMonths, cycleRoutes } from '../rules/contract.ts';
import classes from './schedule.module.css';
import { scheduleAddress } from './schedule-address.ts';

type Month = CycleMonths['Months'][number];

/** Number of assessments; the last valid day of a certificate is not work. */
const workOf = ({ Surveillances, Specials, Renewals }: Month): number => Surveillances + Specials + Renewals;

/** Workload of each month of the planning period, for the current search and service filter. */
export function MonthStrip() {
  const t = useText();
  const search = useSearch({ strict: false }) as Record<string, string>;
  const { Month: chosen, ServiceKey, Search } = search;
  const query = { ...(ServiceKey && { ServiceKey }), ...(Search && { Search }) };
  const { data, error, refetch } = useGet(cycleRoutes.months, query, { keepPrevious: true });
  const top = Math.max(1, ...(data?.Months ?? []).map(workOf));
  return (
    <Card
      title={t('SCHEDULE_MONTHS')}
      className={classes.strip}
      aside={
        data &&
        (data.Overdue > 0 ? (
          <AppLink href={scheduleAddress(search, { State: 'OVERDUE', Kind: '' })} className={classes.overdue}>
            {t('SCHEDULE_OVERDUE', { count: data.Overdue })}
          </AppLink>
        ) : (
          t('SCHEDULE_NONE_OVERDUE')
        ))
      }
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={112} />}
      {data && (
        <>
          <Row align="stretch" gap="lg" lines="2xs" mb="sm" tone="soft" size="xs" className={classes.legend}>
            <span data-kind="SURVEILLANCE">{t('SCHEDULE_KIND_SURVEILLANCE')}</span>
            <span data-kind="SPECIAL">{t('SCHEDULE_KIND_SPECIAL')}</span>
            <span data-kind="RENEWAL">{t('SCHEDULE_KIND_RENEWAL')}</span>
          </Row>
          <Stack as="ol" gap="2xs" className={classes.months}>
            {data.Months.map((month, place) => (
              <MonthLink
                key={month.Month}
                month={month}
                top={top}
                isChosen={month.Month === chosen}
                href={scheduleAddress(search, { Month: month.Month === chosen ? '' : month.Month })}
                isYear={place === 0 || month.Month.endsWith('-01')}
              />
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}

type LinkProps = { month: Month; top: number; isChosen: boolean; href: string; isYear: boolean };

function MonthLink({ month, top, isChosen, href, isYear }: LinkProps) {
  const t = useText();
  const language = useLanguage();
  const { Month, Surveillances, Specials, Renewals } = month;
  const share = (count: number) => ({ '--share': `${(count / top) * 100}%` }) as CSSProperties;
  return (
    <li>
      <AppLink href={href} className={classes.month} aria-current={isChosen || undefined}>
        <VisuallyHidden>
          {t('SCHEDULE_MONTH_LABEL', {
            month: longMonth(Month, language),
            surveillances: Surveillances,
            specials: Specials,
            renewals: Renewals,
          })}
        </VisuallyHidden>
        <Words as="span" tone="ink" className="num" aria-hidden="true">
          {workOf(month) || '·'}
        </Words>
        <span className={classes.stack} aria-hidden="true">
          <span data-kind="RENEWAL" style={share(Renewals)} />
          <span data-kind="SPECIAL" style={share(Specials)} />
          <span data-kind="SURVEILLANCE" style={share(Surveillances)} />
        </span>
        <span className={classes.name} aria-hidden="true">
          {shortMonth(Month, language)}
          {isYear && (
            <Words as="span" tone="faint" weight="normal">
              {Month.slice(0, 4)}
            </Words>
          )}
        </span>
      </AppLink>
    </li>
  );
}
