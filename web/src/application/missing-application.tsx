import { useText } from '../i18n/use-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** An application that cannot be shown still has a screen with a name and a way back. */
export function MissingApplication({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('TITLE_APPLICATION')}
        crumbs={[{ label: t('MENU_APPLICATIONS'), href: '/applications' }]}
      />
      <ErrorPanel error={error} onRetry={onRetry} />
    </>
  );
}
