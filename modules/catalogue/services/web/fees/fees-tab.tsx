/**
 * Fees tab of the service editor: edits, or shows read-only, the assessment fees per type, the one-off
 * certificate fee and when payment is due.
 */

import { Radio } from '@mantine/core';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { certificateFeeTotal } from '../../rules/fee-total.ts';
import { PartProblems } from '../part-problems.tsx';
import { PartSection } from '../part-section.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { FeeFacts } from './fee-facts.tsx';
import { FeeLines } from './fee-lines.tsx';
import { FeesOfType } from './fees-of-type.tsx';

/**
 * One-off price of the certificate itself. Most services leave it empty because the assessment fees cover
 * it.
 */
function CertificateFees({ definition, change, faults }: ServiceTabProps) {
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

/** The fees tab. */
export function FeesTab(props: ServiceTabProps) {
  const { definition, change, faults, isReadOnly } = props;
  const t = useText();
  if (isReadOnly)
    return (
      <div className={classes.part}>
        <FeeFacts definition={definition} />
        <Facts rows={[[t('SERVICE_FIELD_PaymentGate'), t(`SERVICE_GATE_${definition.PaymentGate}`)]]} />
      </div>
    );
  return (
    <div className={classes.part}>
      <PartProblems faults={faults} paths={['Fees']} />
      {definition.AssessmentTypes.length === 0 && (
        <Words padY="sm" padX="md" tone="soft" round="lg" size="sm" className={classes.bare}>
          {t('SERVICE_FEES_NO_TYPE')}
        </Words>
      )}
      {definition.AssessmentTypes.map((type) => (
        <FeesOfType key={type} {...props} type={type} />
      ))}
      <CertificateFees {...props} />
      <PartSection title={t('SERVICE_GATE')} hint={t('SERVICE_GATE_HINT')} place="PaymentGate">
        <Radio.Group
          aria-label={t('SERVICE_GATE')}
          value={definition.PaymentGate}
          onChange={(next) =>
            change({ PaymentGate: next === 'BEFORE_REVIEW' ? 'BEFORE_REVIEW' : 'BEFORE_CERTIFICATE' })
          }
        >
          <div className={classes.rows}>
            {(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE'] as const).map((gate) => (
              <Radio
                key={gate}
                value={gate}
                label={t(`SERVICE_GATE_${gate}`)}
                description={t(`SERVICE_GATE_${gate}_HINT`)}
              />
            ))}
          </div>
        </Radio.Group>
      </PartSection>
    </div>
  );
}
