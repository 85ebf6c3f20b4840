/**
 * Overview page of finance: key figures, overpayments to refund, money received by month and method, overdue
 * amounts, refunds and the last reconciliation; every figure links to its list.
 */
import { Button } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { FinanceOverview } from '../rules/contract.ts';
import { financeRoutes } from '../rules/contract.ts';
import { methodKey } from '../rules/movement-list.ts';
import classes from './finance.module.css';
import { FinanceTiles } from './finance-tiles.tsx';
import { OverdueAges } from './overdue-ages.tsx';
import { OverpaymentCard } from './overpayment-card.tsx';
import { ReceivedChart } from './received-chart.tsx';
import { RefundsAndReconciliation } from './refunds-and-reconciliation.tsx';

type Props = {
  methods: FinanceOverview['Methods'] | undefined;
  months: FinanceOverview['Months'] | undefined;
};

/** Money received during the last months, by payment method. */
function MethodBars({ methods, months }: Props) {
  const t = useText();
  const format = useFormat();
  const period = `${months?.[0]?.Month}:${months?.at(-1)?.Month}`;
  return (
    <Card title={t('FINANCE_METHODS')} aside={t('FINANCE_LAST_MONTHS')}>
      {!methods && <Skeletons lines={6} />}
      {methods?.length === 0 && <EmptyState title={t('FINANCE_NOTHING_YET')} />}
      {methods && methods.length > 0 && (
        <ShareBars
          lines={methods.map(({ Method, Count, AmountCents }) => ({
            id: Method,
            label: t(methodKey(Method)),
            note: format.number(Count),
            value: AmountCents,
            text: format.amount(AmountCents),
            href: `/finance/movements?Period=${period}&Method=${Method}${Method === 'CARD' ? '&Kind=ONLINE' : ''}`,
          }))}
        />
      )}
    </Card>
  );
}

/** Overview of receivables, money received and pending tasks; every figure links to the list behind it. */
export function FinancePage() {
  const t = useText();
  const format = useFormat();
  const answer = useGet(financeRoutes.overview);
  const { data } = answer;
  const count = data?.Proofs.Count ?? 0;
  const since = format.date(data?.Proofs.OldestAt);
  const lead = count === 0 ? t('FINANCE_LEAD_NONE') : t('FINANCE_LEAD', { count, since });
  return (
    <>
      <PageHeader title={t('TITLE_FINANCE')} lead={data ? lead : '\u00a0'}>
        <Button component={AppLink} href="/finance/setting" variant="default">
          {t('TITLE_PAYMENT_SETTING')}
        </Button>
        <Button component={AppLink} href="/finance/debtors" variant="default">
          {t('TITLE_DEBTORS')}
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
          {data && data.Overpayments.Count > 0 && <OverpaymentCard overpayment={data.Overpayments} />}
          <div className={classes.grid}>
            <ReceivedChart months={data?.Months} />
            <MethodBars methods={data?.Methods} months={data?.Months} />
          </div>
          <div className={classes.grid}>
            <OverdueAges overdue={data?.Overdue} />
            <RefundsAndReconciliation overview={data} />
          </div>
        </>
      )}
    </>
  );
}
