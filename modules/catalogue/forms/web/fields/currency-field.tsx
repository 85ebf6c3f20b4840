import { TextInput } from '@mantine/core';
import { isJson, textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

/** Property field of the form designer for the currency prefix of an amount. */
export function CurrencyField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const settings = isJson(value) ? value : {};
  return (
    <TextInput
      className={classes.small}
      label={label}
      description={hint}
      value={textOf(settings.prefix)}
      maxLength={12}
      error={error}
      data-place={place}
      onChange={(event) => set({ ...settings, prefix: event.currentTarget.value })}
    />
  );
}
