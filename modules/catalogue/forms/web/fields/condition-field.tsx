/** Property field of the form designer for a condition, such as when a question is visible. */

import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { textOf } from '../../rules/json.ts';
import { ConditionInput } from './condition-input.tsx';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

export function ConditionField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  return (
    <Stack as="fieldset">
      <Words as="legend" mb="xs" size="md" weight="strong">
        {label}
      </Words>
      {hint && (
        <Words mb="xs" tone="soft" size="xs">
          {hint}
        </Words>
      )}
      <ConditionInput
        node={props.node}
        label={label}
        value={textOf(value)}
        onChange={(next) => set(next || undefined)}
        place={place}
        error={error}
      />
    </Stack>
  );
}
