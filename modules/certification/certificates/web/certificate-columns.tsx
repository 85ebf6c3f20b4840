/**
 * Columns of the certificate list screen: number with revision, organisation, service and kind, status and
 * dates.
 */
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { certificateList } from '../rules/certificate-list.ts';
import type { CertificateRow } from '../rules/contract.ts';
import { CertificateBadge } from './certificate-badge.tsx';

export function useCertificateColumns(): Column<CertificateRow>[] {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  return useListColumns<typeof certificateList, CertificateRow>(certificateList, {
    no: {
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
    org: { value: (row) => row.OrgName },
    service: {
      cell: (row) => (
        <>
          {localized(row.ServiceName)} <span style={{ color: 'var(--ink3)' }}>· {t(`KIND_${row.Kind}`)}</span>
        </>
      ),
    },
    status: { isBadge: true, cell: (row) => <CertificateBadge of={row} /> },
    effective: { from: 'md', value: (row) => row.EffectiveDate },
    expiry: {
      cell: (row) => (
        <span className="num nowrap">
          {row.ExpiryDateTime ? format.date(row.ExpiryDateTime) : t('CERT_LIST_NO_EXPIRY')}
        </span>
      ),
    },
  });
}
