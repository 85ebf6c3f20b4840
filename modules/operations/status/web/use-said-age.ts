import { useText } from '#platform/web/i18n/use-text.ts';

/** So many seconds in the unit that fits: minutes, hours from two on, days from two on. */
export function useSaidAge(): (seconds: number) => string {
  const t = useText();
  return (seconds) => {
    const minutes = Math.max(0, Math.floor(seconds / 60));
    if (minutes < 120) return t('STATUS_AGO_MINUTES', { count: minutes });
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return t('STATUS_AGO_HOURS', { count: hours });
    return t('STATUS_AGO_DAYS', { count: Math.floor(hours / 24) });
  };
}
