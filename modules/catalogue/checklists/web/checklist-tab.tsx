/** Checklist tab of the service editor: points per step, and days allowed for closing findings. */

import { Switch } from '@mantine/core';
import { nonconformityTerms } from '#modules/catalogue/services/rules/index.ts';
import {
  NumberField,
  PartProblems,
  PartSection,
  type ServiceTabProps,
} from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { PointDesigner } from './point-designer.tsx';

const KINDS = ['MINOR', 'MAJOR'] as const;

/** Days that a finding may stay open, by kind of finding. */
function FindingDays({ definition, change, faults, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const { FindingDays: days } = definition;
  if (isReadOnly)
    return (
      <Facts
        rows={KINDS.map((kind) => [t(`DESIGN_DAYS_${kind}`), `${days[kind]}${t('DESIGN_DAYS_SUFFIX')}`])}
      />
    );
  return (
    <Row align="stretch" gap="lg" lines="md" className={parts.inline}>
      {KINDS.map((kind) => (
        <NumberField
          key={kind}
          className={parts.small}
          label={t(`DESIGN_DAYS_${kind}`)}
          value={days[kind]}
          min={1}
          max={730}
          suffix={t('DESIGN_DAYS_SUFFIX')}
          place={`FindingDays.${kind}`}
          error={faults.find(({ Path }) => Path === `FindingDays.${kind}`)?.Message}
          onChange={(next) => next !== null && change({ FindingDays: { ...days, [kind]: next } })}
        />
      ))}
    </Row>
  );
}

const TERMS = {
  NonconformityReminderDays: 'ReminderDays',
  NonconformityEscalationDays: 'EscalationDays',
} as const;
const TERM_FIELDS = ['NonconformityReminderDays', 'NonconformityEscalationDays'] as const;

/** When the client is reminded of an open nonconformity, and when an overdue one is escalated. */
function NonconformityDays({ definition, change, faults, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const terms = nonconformityTerms(definition);
  if (isReadOnly)
    return (
      <Facts
        rows={TERM_FIELDS.map((field) => [
          t(`DESIGN_${field}`),
          `${terms[TERMS[field]]}${t('DESIGN_DAYS_SUFFIX')}`,
        ])}
      />
    );
  return (
    <Row align="stretch" gap="lg" lines="md" className={parts.inline}>
      {TERM_FIELDS.map((field) => (
        <NumberField
          key={field}
          className={parts.small}
          label={t(`DESIGN_${field}`)}
          value={terms[TERMS[field]]}
          min={1}
          max={730}
          suffix={t('DESIGN_DAYS_SUFFIX')}
          place={field}
          error={faults.find(({ Path }) => Path === field)?.Message}
          onChange={(next) => next !== null && change({ [field]: next })}
        />
      ))}
    </Row>
  );
}

/** Whether the decision requires accepted plans for minor nonconformities. */
function MinorPlan({ definition, change, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const { MinorPlanRequired = false } = definition;
  if (isReadOnly)
    return (
      <Facts
        rows={[
          [t('DESIGN_MinorPlanRequired'), t(MinorPlanRequired ? 'SERVICE_VALUE_YES' : 'SERVICE_VALUE_NO')],
        ]}
      />
    );
  return (
    <Switch
      label={t('DESIGN_MinorPlanRequired')}
      description={t('DESIGN_MinorPlanRequired_HINT')}
      checked={MinorPlanRequired}
      onChange={(event) => change({ MinorPlanRequired: event.currentTarget.checked })}
      data-place="MinorPlanRequired"
    />
  );
}

/** Months within which major nonconformities have to be verified; empty means without limit. */
function MajorMonths({ definition, change, faults, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const { MajorVerificationMonths: months = null } = definition;
  const suffix = t('DESIGN_MONTHS_SUFFIX');
  if (isReadOnly)
    return (
      <Facts
        rows={[
          [
            t('DESIGN_MajorVerificationMonths'),
            months === null ? t('DESIGN_NO_LIMIT') : `${months}${suffix}`,
          ],
        ]}
      />
    );
  return (
    <NumberField
      className={parts.small}
      label={t('DESIGN_MajorVerificationMonths')}
      hint={t('DESIGN_MajorVerificationMonths_HINT')}
      value={months}
      isEmptyAllowed
      min={1}
      max={60}
      suffix={suffix}
      place="MajorVerificationMonths"
      error={faults.find(({ Path }) => Path === 'MajorVerificationMonths')?.Message}
      onChange={(next) => change({ MajorVerificationMonths: next })}
    />
  );
}

/** The tab's content: the days for findings and the checklist points of each step. */
export function ChecklistDesignerTab(props: ServiceTabProps) {
  const t = useText();
  return (
    <div className={parts.part}>
      <PartProblems faults={props.faults} paths={['Checklist']} />
      <PartSection title={t('DESIGN_DAYS')} hint={t('DESIGN_DAYS_HINT')} place="FindingDays">
        <FindingDays {...props} />
      </PartSection>
      <PartSection title={t('DESIGN_OVERDUE')} hint={t('DESIGN_OVERDUE_HINT')}>
        <NonconformityDays {...props} />
      </PartSection>
      <PartSection title={t('DESIGN_DECISION')}>
        <MinorPlan {...props} />
        <MajorMonths {...props} />
      </PartSection>
      <PointDesigner {...props} />
    </div>
  );
}
