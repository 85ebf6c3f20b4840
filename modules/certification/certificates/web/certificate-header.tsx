import { Viewers } from '#modules/applications/applications/web/index.ts';
import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { shownStatus } from '../rules/shown-status.ts';
import { CertificateBadge } from './certificate-badge.tsx';

/**
 * Header of the certificate screen: number, revision, holder and service, status and since when it applies,
 * and who else has the certificate open.
 */
export function CertificateHeader({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const [name, second] = organisationNames(certificate.OrgName, useLanguage());
  const status = shownStatus(certificate);
  // An expiry not yet recorded by the daily job began on the day after the last valid one; the notice states
  // that day.
  const isWritten = status === certificate.CertificateStatusCode;
  return (
    <PageHeader
      title={certificate.CertificateNo}
      titleExtra={
        certificate.Revision > 1 && (
          <Words as="span" tone="gold" weight="medium">
            R{certificate.Revision}
          </Words>
        )
      }
      crumbs={[
        { label: t('MENU_CERTIFICATES'), href: '/generated_certs' },
        { label: certificate.CertificateNo },
      ]}
      lead={
        <>
          <b>{name}</b> {second} · {localized(certificate.ServiceName)} · {t(`KIND_${certificate.Kind}`)}
        </>
      }
    >
      <Viewers kind="certificate" recordKey={certificate.CertificateKey} />
      {isWritten && (
        <Words as="span" tone="soft" size="sm">
          {t('CERT_SINCE', { date: format.date(certificate.StatusSince) })}
        </Words>
      )}
      <CertificateBadge of={certificate} />
    </PageHeader>
  );
}
