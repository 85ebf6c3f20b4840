import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';

/** Hook that formats a median duration on the dashboard in days, for example `6.2 days`. */
export function useDurationText(): (days: number) => string {
  const t = useText();
  const format = useFormat();
  return (days) => t('DASH_DAYS', { days: format.number(days) });
}
