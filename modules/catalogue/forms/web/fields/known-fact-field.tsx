import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { textOf } from '../../rules/json.ts';
import { KNOWN_FACTS } from '../../rules/known-facts.ts';
import classes from '../designer.module.css';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

const NONE = 'NONE';

/**
 * Property field of the form designer that selects the fact about the client with which the answer of a
 * first application starts, such as the organisation's name.
 */
export function KnownFactField(props: FieldProps) {
  const t = useText();
  const { label, hint, value, set, place, error } = useProperty(props);
  const data = [
    { value: NONE, label: t('KNOWN_FACT_NONE') },
    ...KNOWN_FACTS.map((one) => ({ value: one, label: t(`KNOWN_FACT_${one}`) })),
  ];
  return (
    <Select
      className={classes.small}
      label={label}
      description={hint}
      data={data}
      value={textOf(value) || NONE}
      allowDeselect={false}
      error={error}
      data-place={place}
      onChange={(next) => set(next === NONE || next === null ? undefined : next)}
    />
  );
}
