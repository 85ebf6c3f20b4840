import { Select } from '@mantine/core';
import { formTextIn } from '../../rules/form-text.ts';
import { isJson, listOf, textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import { useDesigner } from '../designer.ts';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

/**
 * Property field of the form designer that selects the column of a table or list whose values must be unique
 * across rows.
 */
export function ColumnNameField(props: FieldProps) {
  const { language } = useDesigner();
  const { label, hint, value, set, place, error } = useProperty(props);
  const { columns, templateElements } = props.node.Json;
  const data = [...listOf(columns), ...listOf(templateElements)].filter(isJson).map((part) => ({
    value: textOf(part.name),
    label: formTextIn(part.title, language) || textOf(part.name),
  }));
  return (
    <Select
      className={classes.wide}
      label={label}
      description={hint}
      data={data.filter((one) => one.value !== '')}
      value={textOf(value) || null}
      clearable
      error={error}
      data-place={place}
      onChange={(next) => set(next ?? undefined)}
    />
  );
}
