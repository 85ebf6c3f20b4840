import { MultiSelect } from '@mantine/core';
import { useConfig } from '#platform/web/session/use-config.ts';
import { textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

const dotted = (extension: string): string => `.${extension.replace(/^\./, '').toLowerCase()}`;

/**
 * Property field of the form designer that selects the file types an upload question accepts, from those
 * that the portal accepts.
 */
export function FileTypesField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  const general = useConfig().FileKinds.document?.Extensions ?? [];
  const chosen = textOf(value)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return (
    <MultiSelect
      className={classes.wide}
      label={label}
      description={hint}
      data={[...new Set([...general.map(dotted), ...chosen])]}
      value={chosen}
      error={error}
      data-place={place}
      onChange={(next) => set(next.length > 0 ? next.join(',') : undefined)}
    />
  );
}
