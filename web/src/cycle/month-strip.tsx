import { type CycleMonths, cycleRoutes } from '@assay/shared/cycle/contract.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useGet } from '../api/use-get.ts';
import { longMonth, shortMonth } from '../finance/month-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import classes from './schedule.module.css';

type Month = CycleMonths['Months'][number];

type Props = { chosen: string | undefined; serviceKey: string | undefined };

/** How much is due in each of the months that are planned, of one service or of all; a month opens its days below. */
export function MonthStrip({ chosen, serviceKey }: Props) {
  const t = useText();
  const ofService: { ServiceKey?: string } = serviceKey ? { ServiceKey: serviceKey } : {};
  const { data, error, refetch } = useGet(cycleRoutes.months, ofService, { keepPrevious: true });
  const address = (more: Record<string, string>): string => {
    const query = new URLSearchParams({ ...(serviceKey && { ServiceKey: serviceKey }), ...more });
    return query.size === 0 ? '/schedule' : `/schedule?${query}`;
  };
  const top = Math.max(1, ...(data?.Months ?? []).map((month) => month.Surveillances + month.Renewals));
  return (
    <Card
      title={t('SCHEDULE_MONTHS')}
      className={classes.strip}
      aside={
        data &&
        (data.Overdue > 0 ? (
          <AppLink href={address({ State: 'OVERDUE' })} className={classes.overdue}>
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
          <div className={classes.legend}>
            <span data-kind="SURVEILLANCE">{t('SCHEDULE_KIND_SURVEILLANCE')}</span>
            <span data-kind="RENEWAL">{t('SCHEDULE_KIND_RENEWAL')}</span>
          </div>
          <ol className={classes.months}>
            {data.Months.map((month, place) => (
              <MonthLink
                key={month.Month}
                month={month}
                top={top}
                isChosen={month.Month === chosen}
                href={address(month.Month === chosen ? {} : { Month: month.Month })}
                isYear={place === 0 || month.Month.endsWith('-01')}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

type LinkProps = { month: Month; top: number; isChosen: boolean; href: string; isYear: boolean };

function MonthLink({ month, top, isChosen, href, isYear }: LinkProps) {
  const t = useText();
  const language = useLanguage();
  const { Month, Surveillances, Renewals } = month;
  const share = (count: number) => ({ '--share': `${(count / top) * 100}%` }) as CSSProperties;
  return (
    <li>
      <AppLink href={href} className={classes.month} aria-current={isChosen || undefined}>
        <VisuallyHidden>
          {t('SCHEDULE_MONTH_LABEL', {
            month: longMonth(Month, language),
            surveillances: Surveillances,
            renewals: Renewals,
          })}
        </VisuallyHidden>
        <span className={`${classes.count} num`} aria-hidden="true">
          {Surveillances + Renewals || '·'}
        </span>
        <span className={classes.stack} aria-hidden="true">
          <span data-kind="RENEWAL" style={share(Renewals)} />
          <span data-kind="SURVEILLANCE" style={share(Surveillances)} />
        </span>
        <span className={classes.name} aria-hidden="true">
          {shortMonth(Month, language)}
          {isYear && <span className={classes.year}>{Month.slice(0, 4)}</span>}
        </span>
      </AppLink>
    </li>
  );
}
