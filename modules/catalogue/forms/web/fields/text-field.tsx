/** Property fields of the form designer for short and long texts in three languages. */
import type { PropertyName } from '../../rules/question-properties.ts';
import type { FieldProps } from './field-props.ts';
import { FormTextField } from './form-text-field.tsx';
import { useProperty } from './use-property.ts';

const NEEDED: ReadonlySet<PropertyName> = new Set(['title', 'html']);

export function TextField(props: FieldProps) {
  const { label, hint, value, set, place } = useProperty(props);
  const isOptional = !NEEDED.has(props.name) || props.node.Json.type === 'panel';
  return (
    <FormTextField
      label={label}
      hint={hint}
      text={value}
      onChange={set}
      place={place}
      isOptional={isOptional}
    />
  );
}

export function LongTextField(props: FieldProps) {
  const { label, hint, value, set, place } = useProperty(props);
  return <FormTextField label={label} hint={hint} text={value} onChange={set} place={place} isLong />;
}
