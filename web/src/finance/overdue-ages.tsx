import type { FinanceOverview } from '@assay/shared/payment/overview-contract.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ShareBars } from '../ui/share-bars.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { useAgeWords } from './use-age-words.ts';

/** What is late, by how late it is. */
export function OverdueAges({ overdue }: { overdue: FinanceOverview['Overdue'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const ageWords = useAgeWords();
  const all = overdue && overdue.Count > 0 && (
    <AppLink href="/invoices?IsOverdue=true&Sort=DueOn">
      {overdue.Count === 1
        ? t('FINANCE_INVOICE_ONE')
        : t('FINANCE_INVOICES', { count: format.number(overdue.Count) })}{' '}
      →
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
            label: ageWords(Days),
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
