import { isClient } from '@assay/shared/access/roles.ts';
import { certificateAddress } from '@assay/shared/certificate/certificate-address.ts';
import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { addDays, hongKongDate } from '@assay/shared/format/dates.ts';
import { publicRoutes } from '@assay/shared/register/contract.ts';
import { useGet } from '../api/use-get.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { ListPage } from '../ui/list-page.tsx';
import { useCertificateColumns } from './certificate-columns.tsx';

/** The days before an end at which the portal reminds as well. */
const NEAR_DAYS = [30, 90, 180] as const;

/** Every certificate in the reader's scope. */
export function CertificatesPage() {
  const t = useText();
  const services = useServiceOptions();
  const isOfClient = isClient(useUser().UserRoleList);
  const today = hongKongDate(new Date());
  const kinds = (['CERTIFICATE', 'STATEMENT'] as const).map((value) => ({
    value,
    label: t(`KIND_${value}`),
  }));
  return (
    <ListPage
      title={t('TITLE_CERTIFICATES')}
      route={certificateRoutes.list}
      columns={useCertificateColumns()}
      rowKey={(row) => row.CertificateKey}
      rowHref={certificateAddress}
      quickFilters={[
        { id: 'valid', label: t('CERT_FILTER_VALID'), params: { Status: 'PUBLISHED,ACTIVE,RENEWAL' } },
        { id: 'renewal', label: t('CERT_FILTER_RENEWAL'), params: { Status: 'RENEWAL' } },
        // What is not published yet is nothing that a client sees.
        ...(isOfClient
          ? []
          : [{ id: 'pending', label: t('CERT_FILTER_PENDING'), params: { Status: 'PENDING' } }]),
        { id: 'suspended', label: t('CERT_STATUS_SUSPENDED'), params: { Status: 'SUSPENDED' } },
        { id: 'ended', label: t('CERT_FILTER_ENDED'), params: { Status: 'EXPIRED,TERMINATED' } },
      ]}
      filters={[
        { name: 'Kind', label: t('CERT_FILTER_KIND'), options: kinds },
        { name: 'ServiceKey', label: t('CERT_FILTER_SERVICE'), options: services },
      ]}
      ranges={[
        {
          from: 'ExpiryFrom',
          to: 'ExpiryTo',
          label: t('CERT_FILTER_EXPIRY'),
          shortcuts: NEAR_DAYS.map((count) => ({
            label: t('CERT_WITHIN', { count }),
            from: today,
            to: addDays(today, count),
          })),
        },
        { from: 'EffectiveFrom', to: 'EffectiveTo', label: t('CERT_FILTER_EFFECTIVE') },
      ]}
      searchLabel={t('CERT_LIST_SEARCH')}
      emptyState={{ title: t('CERT_LIST_EMPTY'), text: t('CERT_LIST_EMPTY_TEXT') }}
    />
  );
}

function useServiceOptions() {
  const localized = useLocalized();
  const { data } = useGet(publicRoutes.serviceList, undefined, { staleMs: 300_000 });
  return (data?.Rows ?? []).map((row) => ({ value: row.ServiceKey, label: localized(row.Name) }));
}
