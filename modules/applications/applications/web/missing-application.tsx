import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';

/** An application that cannot be shown still has a screen with a name and a way back. */
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
