/**
 * Columns of the certificate list screen: number with revision, organisation, service and kind, status and
 * dates.
 */
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { CertificateRow } from '../rules/contract.ts';
import { CertificateBadge } from './certificate-badge.tsx';

export function useCertificateColumns(): Column<CertificateRow>[] {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  return [
    {
      id: 'no',
      label: t('CERT_LIST_NO'),
      sort: 'CertificateNo',
      isTitle: true,
      cell: (row) => (
        <span className="nowrap">
          {row.CertificateNo}
          {row.Revision > 1 && (
            <span style={{ color: 'var(--ink3)', fontWeight: 450 }}> R{row.Revision}</span>
          )}
        </span>
      ),
    },
    { id: 'org', label: t('CERT_LIST_ORG'), sort: 'OrgName', cell: (row) => localized(row.OrgName) },
    {
      id: 'service',
      label: t('CERT_LIST_SERVICE'),
      cell: (row) => (
        <>
          {localized(row.ServiceName)} <span style={{ color: 'var(--ink3)' }}>· {t(`KIND_${row.Kind}`)}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: t('CERT_LIST_STATUS'),
      isBadge: true,
      cell: (row) => <CertificateBadge of={row} />,
    },
    {
      id: 'effective',
      label: t('CERT_LIST_EFFECTIVE'),
      sort: 'EffectiveDate',
      from: 'md',
      cell: (row) => <span className="num nowrap">{format.date(row.EffectiveDate)}</span>,
    },
    {
      id: 'expiry',
      label: t('CERT_LIST_EXPIRY'),
      sort: 'ExpiryDate',
      cell: (row) => (
        <span className="num nowrap">
          {row.ExpiryDateTime ? format.date(row.ExpiryDateTime) : t('CERT_LIST_NO_EXPIRY')}
        </span>
      ),
    },
  ];
}
