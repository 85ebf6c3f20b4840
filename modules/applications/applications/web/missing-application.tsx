import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';

/**
 * Replaces a screen of an application that cannot be loaded or may not be seen, with the error, a retry and
 * a link to the application list.
 */
export function MissingApplication({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText();
  return (
    <MissingRecord
      error={error}
      onRetry={onRetry}
      title={t('TITLE_APPLICATION')}
      missing={{ title: t('APPLICATION_MISSING'), text: t('ERR_NOT_FOUND') }}
      list={{ label: t('MENU_APPLICATIONS'), href: '/applications' }}
    />
  );
}
