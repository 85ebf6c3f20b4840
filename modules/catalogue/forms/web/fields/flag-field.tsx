import { Switch } from '@mantine/core';
import { propertyOf } from '../../rules/question-properties.ts';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

/** Yes/no property field of the form designer. Default values are not written into the form. */
export function FlagField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const usual = propertyOf(props.name).Default ?? false;
  const isOn = typeof value === 'boolean' ? value : usual;
  return (
    <Switch
      label={label}
      description={hint}
      checked={isOn}
      error={error}
      data-place={place}
      onChange={(event) =>
        set(event.currentTarget.checked === usual ? undefined : event.currentTarget.checked)
      }
    />
  );
}
