/** Page of the operators that shows, read-only, what the deployment configures, with a check of each service. */
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { deploymentRoutes } from '../rules/contract.ts';
import classes from './deployment.module.css';
import { DeploymentCard } from './deployment-card.tsx';

export function DeploymentPage() {
  const t = useText();
  const { data, isError, error, refetch } = useGet(deploymentRoutes.view);
  return (
    <>
      <PageHeader title={t('TITLE_DEPLOYMENT')} lead={t('DEPLOYMENT_LEAD')} />
      {isError && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {!data && !isError && <Skeletons lines={14} />}
      {data && (
        <div className={classes.page}>
          <Notice tone="info">{t('DEPLOYMENT_READ_ONLY')}</Notice>
          {data.Parts.map((part) => (
            <DeploymentCard key={part.Part} part={part} />
          ))}
        </div>
      )}
    </>
  );
}
