import { useText } from '#platform/web/i18n/use-text.ts';
import { ageText, type OverdueDays } from '../rules/overdue-ages.ts';

/** Hook for the text of a range of days overdue in finance figures and invoice filters: `31 to 60 days`. */
export function useAgeText(): (days: OverdueDays) => string {
  const t = useText();
  return (days) => t(...ageText(days));
}
