import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { PartSection } from '../part-section.tsx';
import classes from './flow.module.css';

/**
 * Part of the service editor's flow tab that shows the full and the short review as sequences of steps, with
 * the assessment types that use them and total target days.
 */
export function FlowChain({ definition }: { definition: ServiceDefinition }) {
  const t = useText();
  return (
    <PartSection title={t('SERVICE_CHAINS')}>
      <Chain definition={definition} field="FullSteps" label={t('SERVICE_FLOW_FULL')} />
      <Chain definition={definition} field="ShortSteps" label={t('SERVICE_FLOW_SHORT')} />
    </PartSection>
  );
}

type Props = { definition: ServiceDefinition; field: 'FullSteps' | 'ShortSteps'; label: string };

function Chain({ definition, field, label }: Props) {
  const t = useText();
  const localized = useLocalized();
  const steps = definition[field];
  const days = steps.reduce((sum, step) => sum + (definition.TargetDays[step] ?? 0), 0);
  const types = definition.AssessmentTypes.filter(
    (type) => definition.Flows[type] === (field === 'FullSteps' ? 'FULL' : 'SHORT'),
  );
  return (
    <Stack gap="xs" padY="sm" padX="md" line="line" round="lg">
      <Row align="baseline" gap="sm" lines="2xs" tone="soft" size="sm" className={classes.chainHead}>
        <b>{label}</b>
        <span>
          {types.map((type) => t(`TYPE_${type}`)).join(t('SERVICE_COMMA'))}
          {types.length === 0 && t('SERVICE_FLOW_UNUSED')}
        </span>
        {days > 0 && (
          <Words as="span" isLast className={`${classes.sum} num`}>
            {t('SERVICE_DAYS_SUM', { count: days })}
          </Words>
        )}
      </Row>
      <Row as="ol" align="stretch" gap="xs">
        {steps.map((step, index) => (
          <Row key={step} as="li" isInline isOneLine gap="xs" tone="faint">
            {index > 0 && <IconArrowNarrowRight size={18} stroke={1.5} aria-hidden="true" />}
            <span className={classes.name}>
              {localized(definition.Stages[step]?.Name) || t(`STEP_${step}`)}
              {definition.TargetDays[step] !== undefined && (
                <small className="num">
                  {t('APP_DAYS', {
                    count: definition.TargetDays[step],
                  })}
                </small>
              )}
            </span>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
