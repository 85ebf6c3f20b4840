import { offerRoutes } from '#modules/catalogue/services/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { AddForm } from './add/add-form.tsx';
import { isCertificateAssessment } from './add/start-on-certificate.tsx';

/** Screen `/application/add`, on which a client starts a new application for one of the offered services. */
export function ApplicationAddPage() {
  const t = useText();
  const { data, error, refetch } = useGet(offerRoutes.list);
  const { certificate, type } = useSearchText<'type' | 'certificate'>();
  const title = t(certificate && isCertificateAssessment(type) ? `ADD_TITLE_${type}` : 'ADD_TITLE');
  return (
    <>
      <PageHeader
        title={title}
        lead={t(certificate ? 'ADD_LEAD_CERTIFICATE' : 'ADD_LEAD')}
        crumbs={[{ label: t('MENU_APPLICATIONS'), href: '/applications' }, { label: title }]}
      />
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons lines={6} height={36} />
      ) : data.Rows.length === 0 ? (
        <EmptyState title={t('ADD_NONE')} text={t('ADD_NONE_HELP')} />
      ) : (
        <AddForm services={data.Rows} />
      )}
    </>
  );
}
