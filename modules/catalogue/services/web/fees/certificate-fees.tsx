import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { certificateFeeTotal } from '../../rules/fee-total.ts';
import { PartSection } from '../part-section.tsx';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { FeeLines } from './fee-lines.tsx';

/** What the certificate itself costs, once. Most services leave it empty: the assessment pays for all. */
export function CertificateFees({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  const { money } = useFormat();
  return (
    <PartSection
      title={t('SERVICE_FIELD_CertificateFees')}
      hint={t('SERVICE_CERTIFICATE_FEES_HINT')}
      place="CertificateFees"
      aside={<b className="num">{money(certificateFeeTotal(definition), definition.Currency)}</b>}
    >
      <FeeLines
        lines={definition.CertificateFees ?? []}
        path="CertificateFees"
        label={t('SERVICE_FIELD_CertificateFees')}
        none={t('SERVICE_CERTIFICATE_FEES_NONE')}
        faults={faults}
        onChange={(CertificateFees) => change({ CertificateFees })}
      />
    </PartSection>
  );
}
