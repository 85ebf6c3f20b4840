/**
 * Cycle tab of the service editor: edits, or shows read-only, the validity of certificates, surveillances,
 * renewal, and whether extension and disclosure apply, with an example timeline.
 */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { lateRenewalMonths } from '../../rules/cycle-calendar.ts';
import { ratificationDays, suspensionTerms } from '../../rules/suspension-terms.ts';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { CycleFields } from './cycle-fields.tsx';
import { CycleLine } from './cycle-line.tsx';

function CycleFacts({ definition }: ServiceTabProps) {
  const t = useText();
  const { Cycle } = definition;
  const yes = (is: boolean) => t(is ? 'SERVICE_VALUE_YES' : 'SERVICE_VALUE_NO');
  const months = (count: number) => t('SERVICE_MONTHS', { count });
  const before = (days: number) => `${days} ${t('SERVICE_UNIT_DAYS')}`;
  const ofCycle = Cycle
    ? ([
        [t('SERVICE_FIELD_ValidMonths'), months(Cycle.ValidMonths)],
        [
          t('SERVICE_FIELD_SurveillanceMonths'),
          Cycle.SurveillanceMonths.map((month) => t('SERVICE_MONTH', { month })).join(t('SERVICE_COMMA')) ||
            t('SERVICE_VALUE_NONE'),
        ],
        [t('SERVICE_FIELD_SurveillanceWindowDays'), before(Cycle.SurveillanceWindowDays)],
        [t('SERVICE_FIELD_RenewalWindowDays'), before(Cycle.RenewalWindowDays)],
        [t('SERVICE_FIELD_LateRenewalMonths'), months(lateRenewalMonths(Cycle))],
      ] as const)
    : ([[t('SERVICE_FIELD_Cycle'), t('SERVICE_CYCLE_STATEMENT')]] as const);
  const { LimitMonths, ReminderMonths } = suspensionTerms(definition);
  const suspension = [
    [t('SERVICE_FIELD_SuspensionLimitMonths'), months(LimitMonths)],
    [
      t('SERVICE_FIELD_SuspensionReminderMonths'),
      ReminderMonths.join(t('SERVICE_COMMA')) || t('SERVICE_VALUE_NONE'),
    ],
  ] as const;
  return (
    <div className={classes.part}>
      <Facts
        rows={[
          ...ofCycle,
          [t('SERVICE_FIELD_IsExtensionAllowed'), yes(definition.IsExtensionAllowed)],
          [t('SERVICE_FIELD_DecisionRequired'), yes(definition.DecisionRequired === true)],
          ...(definition.DecisionRequired
            ? ([[t('SERVICE_FIELD_RatificationDays'), before(ratificationDays(definition))]] as const)
            : []),
          ...(Cycle ? suspension : []),
          [t('SERVICE_FIELD_IsDisclosureNeeded'), yes(definition.IsDisclosureNeeded)],
        ]}
      />
      {Cycle && <CycleLine cycle={Cycle} />}
    </div>
  );
}

/** Cycle tab of the service editor: validity of a certificate, surveillances and renewal. */
export function CycleTab(props: ServiceTabProps) {
  return props.isReadOnly ? <CycleFacts {...props} /> : <CycleFields {...props} />;
}
