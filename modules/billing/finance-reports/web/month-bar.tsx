/**
 * One bar of the finance chart of money received per month, split into card and other payments; links to the
 * payments of that month.
 */

import type { CSSProperties } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { FinanceOverview } from '../rules/contract.ts';
import classes from './chart.module.css';
import { shortMonth } from './month-text.ts';

type Props = {
  month: FinanceOverview['Months'][number];
  /** Maximum of the scale, in cents. */
  top: number;
  isNow: boolean;
  /** Name of the month, such as `November 2026`. */
  name: string;
};

/** One month's bar: vertical on wide screens, horizontal with its amount next to it on narrow ones. */
export function MonthBar({ month, top, isNow, name }: Props) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const { Month, OfflineCents, OnlineCents, RefundedCents } = month;
  const gross = OfflineCents + OnlineCents;
  const params = {
    month: name,
    gross: format.money(gross),
    net: format.amount(gross - RefundedCents),
    offline: format.amount(OfflineCents),
    online: format.amount(OnlineCents),
    refunded: format.amount(RefundedCents),
  };
  const share = (cents: number) => ({ '--share': `${(cents / top) * 100}%` }) as CSSProperties;
  return (
    <li>
      <AppLink
        href={`/finance/movements?Period=${Month}`}
        className={classes.bar}
        data-now={isNow || undefined}
        aria-label={t('FINANCE_BAR', params)}
        title={t('FINANCE_BAR', params)}
      >
        <span className={classes.stack} aria-hidden="true">
          <span className={classes.onlinePart} style={share(OnlineCents)} />
          <span className={classes.offlinePart} style={share(OfflineCents)} />
        </span>
        <Words as="span" tone="faint" size="xs" breaks="never" className={classes.name} aria-hidden="true">
          {shortMonth(Month, language)}
        </Words>
        <span className={`${classes.value} num`} aria-hidden="true">
          {format.amount(gross)}
        </span>
      </AppLink>
    </li>
  );
}
