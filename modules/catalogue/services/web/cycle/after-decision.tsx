/** Part of the cycle tab: rules after the decision on extension, decisions on certificates, and disclosure. */
import { Switch } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ratificationDays } from '../../rules/suspension-terms.ts';
import { NumberField } from '../number-field.tsx';
import { PartSection } from '../part-section.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { SuspensionFields } from './suspension-fields.tsx';

export function AfterDecision(props: ServiceTabProps) {
  const { definition, change } = props;
  const t = useText();
  return (
    <PartSection title={t('SERVICE_AFTER_DECISION')}>
      {definition.Cycle && (
        <Switch
          label={t('SERVICE_FIELD_IsExtensionAllowed')}
          description={t('SERVICE_EXTENSION_HINT')}
          checked={definition.IsExtensionAllowed}
          onChange={(event) => change({ IsExtensionAllowed: event.currentTarget.checked })}
          data-place="IsExtensionAllowed"
        />
      )}
      {definition.Cycle && <Decisions {...props} />}
      {definition.Cycle && <SuspensionFields {...props} />}
      <Switch
        label={t('SERVICE_FIELD_IsDisclosureNeeded')}
        description={t('SERVICE_DISCLOSURE_HINT')}
        checked={definition.IsDisclosureNeeded}
        onChange={(event) => change({ IsDisclosureNeeded: event.currentTarget.checked })}
        data-place="IsDisclosureNeeded"
      />
    </PartSection>
  );
}

function Decisions({ definition, change, faults }: ServiceTabProps) {
  const t = useText();
  return (
    <>
      <Switch
        label={t('SERVICE_FIELD_DecisionRequired')}
        description={t('SERVICE_DECISION_HINT')}
        checked={definition.DecisionRequired === true}
        onChange={(event) => change({ DecisionRequired: event.currentTarget.checked })}
        data-place="DecisionRequired"
      />
      {definition.DecisionRequired && (
        <NumberField
          label={t('SERVICE_FIELD_RatificationDays')}
          hint={t('SERVICE_RATIFICATION_HINT')}
          value={ratificationDays(definition)}
          onChange={(RatificationDays) => RatificationDays !== null && change({ RatificationDays })}
          min={1}
          max={730}
          suffix={` ${t('SERVICE_UNIT_DAYS')}`}
          place="RatificationDays"
          error={faults.find(({ Path }) => Path === 'RatificationDays')?.Message}
          className={classes.small}
        />
      )}
    </>
  );
}
