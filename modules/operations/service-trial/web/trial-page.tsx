import { useParams } from '@tanstack/react-router';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { trialRoutes } from '../rules/contract.ts';
import { TrialScreen } from './trial-screen.tsx';

/**
 * Page `/assessment_service/trial/$key`, on which staff try out a service without storing anything: loads
 * the version in `version=`, or else the draft or newest published one.
 */
export function TrialPage() {
  const t = useText();
  const { key = '' } = useParams({ strict: false }) as { key?: string };
  const { version } = useSearchText<'version'>();
  const VersionNo = Number(version) > 0 ? Number(version) : undefined;
  const tried = useGet(trialRoutes.tried, { ServiceKey: key, ...(VersionNo && { VersionNo }) });
  if (tried.data) return <TrialScreen key={`${key} ${tried.data.VersionNo}`} tried={tried.data} />;
  return (
    <>
      <PageHeader title={t('TITLE_ASSESSMENT_SERVICE_TRIAL')} />
      {tried.isError ? (
        <ErrorPanel error={tried.error} onRetry={() => tried.refetch()} />
      ) : (
        <Skeletons lines={8} height={24} />
      )}
    </>
  );
}
