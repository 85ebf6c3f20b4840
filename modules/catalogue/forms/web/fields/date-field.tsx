import { TextInput } from '@mantine/core';
import { textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

/**
 * Property field of the form designer for the earliest or latest allowed date. A computed date (`=today()`)
 * is shown and edited as text.
 */
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
