import { IconCircleCheck } from '@tabler/icons-react';
import { useAgeText } from '#modules/billing/invoices/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { FinanceOverview } from '../rules/contract.ts';

/** Card with bars of the overdue amounts by number of days overdue; each bar links to its invoices. */
export function OverdueAges({ overdue }: { overdue: FinanceOverview['Overdue'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const ageText = useAgeText();
  const all = overdue && overdue.Count > 0 && (
    <AppLink href="/invoices?IsOverdue=true&Sort=DueOn">
      {t('FINANCE_INVOICES', { count: format.number(overdue.Count) })} →
    </AppLink>
  );
  return (
    <Card title={t('FINANCE_AGES')} aside={all}>
      {!overdue && <Skeletons lines={6} />}
      {overdue?.Count === 0 && (
        <EmptyState
          icon={<IconCircleCheck size={22} stroke={1.6} />}
          title={t('FINANCE_NONE_LATE')}
          text={t('FINANCE_NONE_LATE_TEXT')}
        />
      )}
      {overdue && overdue.Count > 0 && (
        <ShareBars
          lines={overdue.Ages.map(({ Days, Count, AmountCents }) => ({
            id: Days,
            label: ageText(Days),
            note: format.number(Count),
            value: AmountCents,
            text: format.amount(AmountCents),
            href: Count > 0 ? `/invoices?OverdueDays=${Days}&Sort=DueOn` : null,
            tone: 'amber',
          }))}
        />
      )}
    </Card>
  );
}
