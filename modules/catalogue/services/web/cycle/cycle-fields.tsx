/**
 * Editable content of the service editor's cycle tab: validity, surveillance and renewal of certificates,
 * and rules after the decision.
 */

import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type Cycle, LATE_RENEWAL_MONTHS } from '../../rules/cycle-calendar.ts';
import { NumberField } from '../number-field.tsx';
import { PartProblems } from '../part-problems.tsx';
import { PartSection } from '../part-section.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { AfterDecision } from './after-decision.tsx';
import { CycleLine } from './cycle-line.tsx';
import { SurveillanceMonths } from './surveillance-months.tsx';

export function CycleFields(props: ServiceTabProps) {
  const { definition, change, faults } = props;
  const t = useText();
  const { Cycle: cycle } = definition;
  const set = (changed: Partial<Cycle>) => cycle && change({ Cycle: { ...cycle, ...changed } });
  const number = (name: Exclude<keyof Cycle, 'SurveillanceMonths'>, max: number, unit: string, min = 1) =>
    cycle && (
      <NumberField
        label={t(`SERVICE_FIELD_${name}`)}
        hint={t(`SERVICE_${name}_HINT`)}
        value={cycle[name] ?? LATE_RENEWAL_MONTHS}
        onChange={(next) => next !== null && set({ [name]: next })}
        min={min}
        max={max}
        suffix={` ${t(unit)}`}
        place={`Cycle.${name}`}
        error={faults.find(({ Path }) => Path === `Cycle.${name}`)?.Message}
        className={classes.small}
      />
    );
  return (
    <div className={classes.part}>
      <PartSection title={t('SERVICE_CYCLE')} place="Cycle">
        <PartProblems faults={faults} paths={['Cycle']} />
        {cycle ? (
          <>
            <Row align="stretch" gap="lg" lines="md" className={classes.inline}>
              {number('ValidMonths', 120, 'SERVICE_UNIT_MONTHS')}
              {number('RenewalWindowDays', 730, 'SERVICE_UNIT_DAYS')}
              {number('LateRenewalMonths', 24, 'SERVICE_UNIT_MONTHS', 0)}
            </Row>
            <SurveillanceMonths
              months={cycle.SurveillanceMonths}
              onChange={(months) => set({ SurveillanceMonths: months })}
              faults={faults}
            />
            {number('SurveillanceWindowDays', 730, 'SERVICE_UNIT_DAYS')}
          </>
        ) : (
          <Words padY="sm" padX="md" tone="soft" round="lg" size="sm" className={classes.bare}>
            {t('SERVICE_CYCLE_STATEMENT')}
          </Words>
        )}
      </PartSection>
      {cycle && <CycleLine cycle={cycle} />}
      <AfterDecision {...props} />
    </div>
  );
}
