import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useCertificateColumns } from './certificate-columns.tsx';

/** Every certificate in the reader's scope; a row leads to the application that it came from. */
export function CertificatesPage() {
  const t = useText();
  return (
    <ListPage
      title={t('TITLE_CERTIFICATES')}
      route={certificateRoutes.list}
      columns={useCertificateColumns()}
      rowKey={(row) => row.CertificateKey}
      rowHref={(row) => `/viewform?key=${row.ApplicationKey}&tab=certificate`}
      quickFilters={[
        { id: 'valid', label: t('CERT_FILTER_VALID'), params: { Status: 'PUBLISHED,ACTIVE,RENEWAL' } },
        { id: 'pending', label: t('CERT_FILTER_PENDING'), params: { Status: 'PENDING' } },
        { id: 'suspended', label: t('CERT_STATUS_SUSPENDED'), params: { Status: 'SUSPENDED' } },
        { id: 'ended', label: t('CERT_FILTER_ENDED'), params: { Status: 'EXPIRED,TERMINATED' } },
      ]}
      searchLabel={t('CERT_LIST_SEARCH')}
      emptyState={{ title: t('CERT_LIST_EMPTY'), text: t('CERT_LIST_EMPTY_TEXT') }}
    />
  );
}
