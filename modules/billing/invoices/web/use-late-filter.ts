import { useText } from '#platform/web/i18n/use-text.ts';
import type { SelectFilter } from '#platform/web/ui/list/list-types.ts';
import { OVERDUE_DAYS } from '../rules/overdue-ages.ts';
import { useAgeWords } from './use-age-words.ts';

/** Invoices by how late they are. */
export function useLateFilter(): SelectFilter {
  const t = useText();
  const ageWords = useAgeWords();
  return {
    name: 'OverdueDays',
    label: t('FINANCE_LATE_BY'),
    options: OVERDUE_DAYS.map((value) => ({ value, label: ageWords(value) })),
  };
}
