import { daysSince } from '#platform/web/i18n/format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';

/** `since today`, `since yesterday`, `for 5 days`. */
export function useSince(): (moment: string) => string {
  const t = useText();
  return (moment) => {
    const count = Math.max(0, daysSince(moment, new Date()));
    if (count === 0) return t('APP_SINCE_TODAY');
    return count === 1 ? t('APP_SINCE_YESTERDAY') : t('APP_SINCE_DAYS', { count });
  };
}
