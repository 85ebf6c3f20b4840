import { useText } from '#platform/web/i18n/use-text.ts';

/**
 * React hook that formats the target days of an assessment step, such as "target 2 days"; null if none is
 * set.
 */
export function useTargetText() {
  const t = useText();
  return (days: number | null): string | null =>
    days === null ? null : t('APP_TARGET_DAYS', { count: days });
}
