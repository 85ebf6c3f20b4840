import { Button } from '@mantine/core';
import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import classes from './finance.module.css';
import { FinanceTiles } from './finance-tiles.tsx';
import { MethodBars } from './method-bars.tsx';
import { OverdueAges } from './overdue-ages.tsx';
import { ReceivedChart } from './received-chart.tsx';
import { RefundsAndBooks } from './refunds-and-books.tsx';
import { SurplusCard } from './surplus-card.tsx';

/** What is owed, what came in and what waits; every figure opens the list that it was counted from. */
export function FinancePage() {
  const t = useText();
  const format = useFormat();
  const answer = useGet(financeRoutes.overview);
  const { data } = answer;
  const count = data?.Proofs.Count ?? 0;
  const since = format.date(data?.Proofs.OldestAt);
  const lead =
    count === 0
      ? t('FINANCE_LEAD_NONE')
      : count === 1
        ? t('FINANCE_LEAD_ONE', { since })
        : t('FINANCE_LEAD', { count, since });
  return (
    <>
      <PageHeader title={t('TITLE_FINANCE')} lead={data ? lead : '\u00a0'}>
        <Button component={AppLink} href="/finance/setting" variant="default">
          {t('TITLE_PAYMENT_SETTING')}
        </Button>
        <Button component={AppLink} href="/finance/bank" variant="default">
          {t('TITLE_BANK')}
        </Button>
        <Button component={AppLink} href="/finance/proofs" variant={count > 0 ? 'filled' : 'default'}>
          {t('TITLE_PROOFS')}
        </Button>
      </PageHeader>
      {answer.isError && !data && <ErrorPanel error={answer.error} onRetry={() => answer.refetch()} />}
      {!(answer.isError && !data) && (
        <>
          <FinanceTiles overview={data} />
          {data && data.Surplus.Count > 0 && <SurplusCard surplus={data.Surplus} />}
          <div className={classes.grid}>
            <ReceivedChart months={data?.Months} />
            <MethodBars methods={data?.Methods} months={data?.Months} />
          </div>
          <div className={classes.grid}>
            <OverdueAges overdue={data?.Overdue} />
            <RefundsAndBooks overview={data} />
          </div>
        </>
      )}
    </>
  );
}
