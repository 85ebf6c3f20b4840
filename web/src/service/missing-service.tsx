import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { servicesAddress } from './addresses.ts';

/** A service that cannot be shown still has a screen with a name and a way back. */
export function MissingService({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('TITLE_ASSESSMENT_SERVICE')}
        crumbs={[{ label: t('TITLE_ASSESSMENT_SERVICES'), href: servicesAddress }]}
      />
      <ErrorPanel error={error} onRetry={onRetry} />
    </>
  );
}
