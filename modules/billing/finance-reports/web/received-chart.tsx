/**
 * Card on the finance overview with a bar chart of the money received per month, by card and by other
 * methods, and an equivalent table; each bar links to its month.
 */

import { IconCoins } from '@tabler/icons-react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { FinanceOverview } from '../rules/contract.ts';
import classes from './chart.module.css';
import { MonthBar } from './month-bar.tsx';
import { MonthTable } from './month-table.tsx';
import { longMonth } from './month-text.ts';

const STEPS = [1, 2, 4, 5, 10];

/** Rounds up to the next number suited to the end of a scale: 1, 2, 4 or 5 followed by zeros. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
}

type Month = FinanceOverview['Months'][number];

/**
 * Chart of money received per month, by bank and by card; each bar links to its month, and a table shows the
 * same numbers.
 */
export function ReceivedChart({ months }: { months: readonly Month[] | undefined }) {
  const t = useText();
  const language = useLanguage();
  const most = Math.max(0, ...(months ?? []).map((month) => month.OfflineCents + month.OnlineCents));
  const top = roundUp(most);
  const isEmpty = months !== undefined && most === 0 && months.every((month) => month.RefundedCents === 0);
  return (
    <Card title={t('FINANCE_RECEIVED')} aside={t('FINANCE_LAST_MONTHS')}>
      {!months && <Skeletons lines={8} />}
      {isEmpty && (
        <EmptyState
          icon={<IconCoins size={22} stroke={1.6} />}
          title={t('FINANCE_NOTHING_YET')}
          text={t('FINANCE_NOTHING_YET_TEXT')}
        />
      )}
      {months && !isEmpty && (
        <>
          <Row
            align="stretch"
            gap="lg"
            lines="2xs"
            mb="md"
            tone="soft"
            size="xs"
            className={classes.legend}
            aria-hidden="true"
          >
            <span className={classes.offline}>{t('FINANCE_OFFLINE')}</span>
            <span className={classes.online}>{t('FINANCE_ONLINE')}</span>
          </Row>
          <div className={classes.plot}>
            <div className={classes.scale} aria-hidden="true">
              {[1, 0.5, 0].map((share) => (
                <span key={share}>{compact(top * share)}</span>
              ))}
            </div>
            <ol className={classes.bars}>
              {months.map((month, place) => (
                <MonthBar
                  key={month.Month}
                  month={month}
                  top={top}
                  isNow={place === months.length - 1}
                  name={longMonth(month.Month, language)}
                />
              ))}
            </ol>
          </div>
          <MonthTable months={months} />
        </>
      )}
    </Card>
  );
}

/** Short amount such as `150K`; in Chinese too, as used by accountants there. */
const compact = (cents: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(cents / 100);
