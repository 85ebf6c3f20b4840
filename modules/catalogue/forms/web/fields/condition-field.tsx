/** Property field of the form designer for a condition, such as when a question is visible. */
import { textOf } from '../../rules/json.ts';
import classes from '../designer.module.css';
import { ConditionInput } from './condition-input.tsx';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

export function ConditionField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <ConditionInput
        node={props.node}
        label={label}
        value={textOf(value)}
        onChange={(next) => set(next || undefined)}
        place={place}
        error={error}
      />
    </fieldset>
  );
}
