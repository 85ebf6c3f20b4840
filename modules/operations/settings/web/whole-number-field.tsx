import { NumberInput } from '@mantine/core';
import type { Unit } from '#platform/common/settings/settings.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import classes from './settings.module.css';

type Props = FieldProps & { bounds: { Min: number; Max: number }; unit: Unit | undefined };

/** A number with its bounds and unit in words: what is out of them may be typed, and is told when it is saved. */
export function WholeNumberField({ name, value, bounds, unit, mayChange, errorOf, onChange }: Props) {
  const t = useText();
  const words = unit ? t(`SET_UNIT_${unit}`) : '';
  const range = `${t('SET_BOUNDS', { min: bounds.Min, max: bounds.Max })} ${words}`.trim();
  return (
    <NumberInput
      label={t(`SET_${name}`)}
      description={`${t(`SET_${name}_HELP`)} (${range})`}
      error={errorOf(name)}
      className={classes.number}
      min={bounds.Min}
      max={bounds.Max}
      clampBehavior="none"
      allowDecimal={false}
      thousandSeparator=","
      suffix={words && ` ${words}`}
      value={typeof value === 'number' ? value : String(value)}
      disabled={!mayChange}
      onChange={onChange}
    />
  );
}
