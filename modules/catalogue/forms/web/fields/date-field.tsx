import { TextInput } from '@mantine/core';
import { textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

/** The first or last day that may be answered. A day that is worked out (`=today()`) is written as JSON. */
export function DateField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const text = textOf(value);
  const isWorkedOut = text.startsWith('=');
  return (
    <TextInput
      className={classes.small}
      type={isWorkedOut ? 'text' : 'date'}
      label={label}
      description={hint}
      value={text}
      error={error}
      data-place={place}
      onChange={(event) => set(event.currentTarget.value || undefined)}
    />
  );
}
