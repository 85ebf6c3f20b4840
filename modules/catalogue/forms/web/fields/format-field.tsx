import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

const FORMATS = ['text', 'email', 'tel', 'url'] as const;

/**
 * Property field of the form designer that selects the format of a short text (text, email, telephone, URL),
 * so that phones show the right keyboard.
 */
export function FormatField(props: FieldProps) {
  const t = useText();
  const { label, hint, value, set, place, error } = useProperty(props);
  const now = textOf(value) || 'text';
  const known: readonly string[] = FORMATS;
  const data = [...new Set([...known, now])].map((one) => ({
    value: one,
    label: known.includes(one) ? t(`INPUT_TYPE_${one}`) : one,
  }));
  return (
    <Select
      className={classes.small}
      label={label}
      description={hint}
      data={data}
      value={now}
      allowDeselect={false}
      error={error}
      data-place={place}
      onChange={(next) => set(next === 'text' || next === null ? undefined : next)}
    />
  );
}
