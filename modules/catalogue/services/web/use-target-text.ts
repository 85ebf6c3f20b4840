import { useText } from '#platform/web/i18n/use-text.ts';

/** Formats a step's target, such as "target 2 days"; null if none is set. */
export function useTargetText() {
  const t = useText();
  return (days: number | null): string | null =>
    days === null ? null : t('APP_TARGET_DAYS', { count: days });
}
