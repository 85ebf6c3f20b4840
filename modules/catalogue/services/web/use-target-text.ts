import { useText } from '#platform/web/i18n/use-text.ts';

/** "target 2 days": how long a step is to take; null where nothing is set. */
export function useTargetText() {
  const t = useText();
  return (days: number | null): string | null =>
    days === null ? null : t('APP_TARGET_DAYS', { count: days });
}
