import { Checkbox, SegmentedControl } from '@mantine/core';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { PartProblems } from '../part-problems.tsx';
import { PartSection } from '../part-section.tsx';
import type { ServiceTabProps } from '../service-tab-props.ts';
import classes from './flow.module.css';
import { offered } from './flow-changes.ts';

/**
 * Part of the service editor's flow tab that selects which assessment types are offered (initial,
 * surveillance, renewal and so on) and whether each has the full or the short review.
 */
export function FlowTypes({ definition, change, faults, isReadOnly }: ServiceTabProps) {
  const t = useText();
  const types = ASSESSMENT_TYPES.filter((type) => !isReadOnly || definition.AssessmentTypes.includes(type));
  return (
    <PartSection
      title={t('SERVICE_TYPES')}
      hint={isReadOnly ? undefined : t('SERVICE_TYPES_HINT')}
      place="AssessmentTypes"
    >
      <PartProblems faults={faults} paths={['AssessmentTypes', ...types.map((type) => `Flows.${type}`)]} />
      <ul className={classes.types}>
        {types.map((type) => {
          const isOffered = definition.AssessmentTypes.includes(type);
          const flow = definition.Flows[type];
          return (
            <Row
              key={type}
              as="li"
              justify="between"
              gap="lg"
              lines="xs"
              padY="xs"
              padX="md"
              className={classes.type}
              data-off={!isOffered || undefined}
            >
              {isReadOnly ? (
                <b>{t(`TYPE_${type}`)}</b>
              ) : (
                <Checkbox
                  label={t(`TYPE_${type}`)}
                  description={t(`SERVICE_TYPE_${type}`)}
                  checked={isOffered}
                  onChange={(event) => change(offered(definition, type, event.currentTarget.checked))}
                  data-place={`AssessmentTypes.${type}`}
                />
              )}
              {isOffered && isReadOnly && <span>{flow && t(`SERVICE_FLOW_${flow}`)}</span>}
              {isOffered && !isReadOnly && (
                <SegmentedControl
                  size="xs"
                  aria-label={t('SERVICE_FLOW_OF', { type: t(`TYPE_${type}`) })}
                  data-place={`Flows.${type}`}
                  value={flow ?? ''}
                  onChange={(next) =>
                    change({ Flows: { ...definition.Flows, [type]: next === 'SHORT' ? 'SHORT' : 'FULL' } })
                  }
                  data={[
                    { value: 'FULL', label: t('SERVICE_FLOW_FULL') },
                    { value: 'SHORT', label: t('SERVICE_FLOW_SHORT') },
                  ]}
                />
              )}
            </Row>
          );
        })}
      </ul>
    </PartSection>
  );
}
