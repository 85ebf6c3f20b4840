/**
 * Number property fields of the form designer: a limit (a whole number where it counts something, any number
 * where it limits an answer) and a file size, typed in megabytes and stored in bytes.
 */
import { NumberInput } from '@mantine/core';
import { propertyOf } from '../../rules/question-properties.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Property field for a limit: a whole number where it counts something, any number where it limits an
 * answer.
 */
export function LimitField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const { Min, Max } = propertyOf(props.name);
  const isCount = Max !== undefined;
  return (
    <NumberInput
      className={classes.small}
      label={label}
      description={hint}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => set(typeof next === 'number' ? next : undefined)}
      min={Min}
      max={Max}
      allowDecimal={!isCount}
      allowNegative={!isCount && Min === undefined}
      decimalScale={6}
      thousandSeparator=","
      error={error}
      data-place={place}
    />
  );
}

export function MegabytesField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const { Min, Max } = propertyOf(props.name);
  return (
    <NumberInput
      className={classes.small}
      label={label}
      description={hint}
      value={typeof value === 'number' ? value / MEGABYTE : ''}
      onChange={(next) => set(typeof next === 'number' && next > 0 ? Math.round(next * MEGABYTE) : undefined)}
      min={Min}
      max={Max}
      decimalScale={1}
      suffix=" MB"
      error={error}
      data-place={place}
    />
  );
}
