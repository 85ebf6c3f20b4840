import { useText } from '../i18n/use-text.ts';
import { NumberField } from '../service/number-field.tsx';
import parts from '../service/parts.module.css';
import type { ServiceTabProps } from '../service/service-tab-props.ts';
import { Facts } from '../ui/facts.tsx';

const KINDS = ['MINOR', 'MAJOR'] as const;

/** Days that a finding may stay open, by its kind. */
export function FindingDays({ definition, change, faults, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const { FindingDays: days } = definition;
  if (isReadOnly)
    return (
      <Facts
        rows={KINDS.map((kind) => [t(`DESIGN_DAYS_${kind}`), `${days[kind]}${t('DESIGN_DAYS_SUFFIX')}`])}
      />
    );
  return (
    <div className={parts.inline}>
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
    </div>
  );
}
