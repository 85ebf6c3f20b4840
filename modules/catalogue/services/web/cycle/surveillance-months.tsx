import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Fault } from '../../rules/contract.ts';
import { NumberField } from '../number-field.tsx';
import classes from '../parts.module.css';
import cycle from './cycle.module.css';

type Props = {
  months: readonly number[];
  onChange: (months: number[]) => void;
  faults: readonly Fault[];
};

const MAX_SURVEILLANCES = 10;
const LAST_MONTH = 120;

/**
 * Field of the cycle tab that lists after how many months from the decision each surveillance is due;
 * surveillances can be added and removed, up to 10.
 */
export function SurveillanceMonths({ months, onChange, faults }: Props) {
  const t = useText();
  const next = Math.min(LAST_MONTH, (months.at(-1) ?? 0) + 12);
  return (
    <Stack as="fieldset" gap="xs" className={classes.group} data-place="Cycle.SurveillanceMonths">
      <legend className={classes.label}>{t('SERVICE_FIELD_SurveillanceMonths')}</legend>
      <Words mt="2xs" mb="xs" tone="soft" size="xs" className={classes.note}>
        {t('SERVICE_SURVEILLANCE_HINT')}
      </Words>
      <Row align="stretch" gap="sm">
        {months.map((month, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two months may be equal while one is being typed
          <Row key={index} isOneLine align="end" gap="2xs" className={cycle.month}>
            <NumberField
              label={t('SERVICE_SURVEILLANCE', { number: index + 1 })}
              value={month}
              onChange={(value) => value !== null && onChange(months.with(index, value))}
              min={1}
              max={LAST_MONTH}
              suffix={` ${t('SERVICE_UNIT_MONTHS')}`}
              place={`Cycle.SurveillanceMonths.${index}`}
              error={faults.find(({ Path }) => Path === `Cycle.SurveillanceMonths.${index}`)?.Message}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('SERVICE_REMOVE_LINE', {
                name: t('SERVICE_SURVEILLANCE', { number: index + 1 }),
              })}
              onClick={() => onChange(months.toSpliced(index, 1))}
            >
              <IconX size={17} stroke={1.7} />
            </ActionIcon>
          </Row>
        ))}
      </Row>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          disabled={months.length >= MAX_SURVEILLANCES}
          onClick={() => onChange([...months, next])}
        >
          {t('SERVICE_SURVEILLANCE_ADD')}
        </Button>
      </div>
    </Stack>
  );
}
