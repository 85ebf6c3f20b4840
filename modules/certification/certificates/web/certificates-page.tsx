import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { useServiceOptions } from '#modules/catalogue/services/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { certificateAddress } from '../rules/certificate-address.ts';
import { certificateList } from '../rules/certificate-list.ts';
import { certificateRoutes } from '../rules/contract.ts';
import { useCertificateColumns } from './certificate-columns.tsx';

/** Certificate list screen: every certificate in the reader's data scope, with filters and export. */
export function CertificatesPage() {
  const t = useText();
  const services = useServiceOptions();
  const { UserRoleList: roles } = useUser();
  const isOfClient = isClient(roles);
  const { select, range } = useListFilters(certificateList);
  return (
    <ListPage
      title={t('TITLE_CERTIFICATES')}
      toolbar={<ExportButton list="CERTIFICATES" route={certificateRoutes.list} />}
      list="CERTIFICATES"
      route={certificateRoutes.list}
      columns={useCertificateColumns()}
      rowKey={(row) => row.CertificateKey}
      rowHref={certificateAddress}
      quickFilters={[
        {
          id: 'valid',
          label: t('CERT_FILTER_VALID'),
          params: { Status: certificateStatuses.valid.join(',') },
        },
        {
          id: 'renewal',
          label: t('CERT_FILTER_RENEWAL'),
          params: { Status: certificateStatuses.inRenewal.join(',') },
        },
        // Clients do not see unpublished certificates.
        ...(isOfClient
          ? []
          : [
              {
                id: 'pending',
                label: t('CERT_FILTER_PENDING'),
                params: { Status: certificateStatuses.unpublished.join(',') },
              },
            ]),
        {
          id: 'suspended',
          label: t('CERT_STATUS_SUSPENDED'),
          params: { Status: certificateStatuses.suspended.join(',') },
        },
        {
          id: 'ended',
          label: t('CERT_FILTER_ENDED'),
          params: { Status: certificateStatuses.expiredOrTerminated.join(',') },
        },
      ]}
      filters={[select('Kind'), select('ServiceKey', services)]}
      ranges={[range('Expiry', { isAhead: true }), range('Effective')]}
      searchLabel={t('CERT_LIST_SEARCH')}
      emptyState={{ title: t('CERT_LIST_EMPTY'), text: t('CERT_LIST_EMPTY_TEXT') }}
    />
  );
}
