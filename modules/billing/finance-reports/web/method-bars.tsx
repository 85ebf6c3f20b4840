import type { FinanceOverview } from '#modules/billing/invoices/rules/overview-contract.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { methodKey } from './method-key.ts';

type Props = {
  methods: FinanceOverview['Methods'] | undefined;
  months: FinanceOverview['Months'] | undefined;
};

/** What came in during the last months, by the way in which it was paid. */
export function MethodBars({ methods, months }: Props) {
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
