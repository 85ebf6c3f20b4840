import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { servicesAddress } from './addresses.ts';

/** Error screen for a service that cannot be shown, with a title and a link back. */
export function MissingService({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <MissingRecord
      error={error}
      onRetry={onRetry}
      title={t('TITLE_ASSESSMENT_SERVICE')}
      list={{ label: t('TITLE_ASSESSMENT_SERVICES'), href: servicesAddress }}
    />
  );
}
