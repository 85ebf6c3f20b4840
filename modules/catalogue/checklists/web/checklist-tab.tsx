/** Checklist tab of the service editor: points per step, and days allowed for closing findings. */
import {
  NumberField,
  PartProblems,
  PartSection,
  type ServiceTabProps,
} from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
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

/** The tab's content: the days for findings and the checklist points of each step. */
export function ChecklistDesignerTab(props: ServiceTabProps) {
  const t = useText();
  return (
    <div className={parts.part}>
      <PartProblems faults={props.faults} paths={['Checklist']} />
      <PartSection title={t('DESIGN_DAYS')} hint={t('DESIGN_DAYS_HINT')} place="FindingDays">
        <FindingDays {...props} />
      </PartSection>
      <PointDesigner {...props} />
    </div>
  );
}
