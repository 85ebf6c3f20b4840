import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import type { FinanceOverview } from '../rules/contract.ts';
import classes from './chart.module.css';
import { longMonth } from './month-text.ts';

/**
 * Table with the same numbers as the finance chart of money received per month, newest month first, folded
 * below it; each number links to the list behind it.
 */
export function MonthTable({ months }: { months: readonly FinanceOverview['Months'][number][] }) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const cell = (month: string, kind: string, cents: number) => (
    <td className="num">
      {cents === 0 ? (
        format.amount(0)
      ) : (
        <AppLink href={`/finance/movements?Period=${month}${kind && `&Kind=${kind}`}`}>
          {format.amount(cents)}
        </AppLink>
      )}
    </td>
  );
  return (
    <details className={classes.details}>
      <summary>{t('FINANCE_AS_TABLE')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('FINANCE_RECEIVED')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('FINANCE_MONTH')}</th>
              <th scope="col">{t('FINANCE_OFFLINE')}</th>
              <th scope="col">{t('FINANCE_ONLINE')}</th>
              <th scope="col">{t('FINANCE_GROSS')}</th>
              <th scope="col">{t('FINANCE_REFUNDED')}</th>
              <th scope="col">{t('FINANCE_NET')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ Month, OfflineCents, OnlineCents, RefundedCents }) => (
              <tr key={Month}>
                <th scope="row">{longMonth(Month, language)}</th>
                {cell(Month, 'OFFLINE', OfflineCents)}
                {cell(Month, 'ONLINE', OnlineCents)}
                <td className="num">{format.amount(OfflineCents + OnlineCents)}</td>
                {cell(Month, 'REFUND', -RefundedCents)}
                {cell(Month, '', OfflineCents + OnlineCents - RefundedCents)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
