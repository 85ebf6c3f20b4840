import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { FinanceOverview } from '../rules/contract.ts';
import classes from './finance.module.css';

/**
 * Card on the finance overview with this month's refunds, the refunds in progress, and whether the last
 * reconciliation found differences in the accounts.
 */
export function RefundsAndReconciliation({ overview }: { overview: FinanceOverview | undefined }) {
  const t = useText();
  const format = useFormat();
  const all = <AppLink href="/finance/movements">{t('FINANCE_ALL_MOVEMENTS')} →</AppLink>;
  const month = overview?.Months.at(-1)?.Month ?? '';
  return (
    <Card title={t('FINANCE_REFUNDS')} aside={all}>
      {!overview && <Skeletons lines={5} />}
      {overview && (
        <Facts
          isAtEnds
          rows={[
            [
              t('FINANCE_REFUNDS_MONTH'),
              <AppLink key="month" href={`/finance/movements?Period=${month}&Kind=REFUND`}>
                {format.money(overview.Refunds.AmountCents)}
              </AppLink>,
            ],
            [t('FINANCE_REFUNDS_UNDER_WAY'), format.number(overview.Refunds.UnderWay)],
            [
              t('FINANCE_BOOKS'),
              <ReconciliationStatus key="books" reconciliation={overview.Reconciliation} />,
            ],
          ]}
        />
      )}
    </Card>
  );
}

function ReconciliationStatus({ reconciliation }: { reconciliation: FinanceOverview['Reconciliation'] }) {
  const t = useText();
  const format = useFormat();
  if (!reconciliation)
    return (
      <Words as="span" tone="faint" size="xs">
        {t('FINANCE_BOOKS_NEVER')}
      </Words>
    );
  return (
    <span className={classes.books}>
      <Badge tone={reconciliation.Differences === 0 ? 'success' : 'danger'}>
        {reconciliation.Differences === 0
          ? t('FINANCE_BOOKS_AGREE')
          : t('FINANCE_BOOKS_DIFFER', { count: format.number(reconciliation.Differences) })}
      </Badge>
      <Words as="span" tone="faint" size="xs">
        {format.dateTime(reconciliation.At)}
      </Words>
    </span>
  );
}
