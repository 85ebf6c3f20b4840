import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { withValue } from '../../rules/edit-json.ts';
import { textOf } from '../../rules/json.ts';
import { faultsAt, placeOf, useDesigner } from '../designer.ts';
import { ConditionInput } from './condition-input.tsx';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

const MODES = ['NEVER', 'ALWAYS', 'WHEN'] as const;
type Mode = (typeof MODES)[number];

/**
 * Property field of the form designer for whether a question must be answered: never, always or under a
 * condition on other answers.
 */
export function RequiredField(props: FieldProps) {
  const t = useText();
  const { form, faults, apply, isReadOnly } = useDesigner();
  const { label, value } = useProperty(props);
  const { node } = props;
  const condition = textOf(node.Json.requiredIf);
  const [isWhen, setWhen] = useState(condition !== '');
  const mode: Mode = value === true ? 'ALWAYS' : isWhen || condition !== '' ? 'WHEN' : 'NEVER';
  const place = placeOf(node.Path, 'requiredIf');
  const put = (isRequired: boolean, requiredIf: string): void => {
    const first = withValue(form, [...node.Path, 'isRequired'], isRequired || undefined);
    apply({ definition: { Form: withValue(first, [...node.Path, 'requiredIf'], requiredIf || undefined) } });
  };
  const choose = (next: Mode): void => {
    setWhen(next === 'WHEN');
    put(next === 'ALWAYS', next === 'WHEN' ? condition : '');
  };
  return (
    <Stack as="fieldset" data-place={placeOf(node.Path, 'isRequired')}>
      <Words as="legend" mb="xs" size="md" weight="strong">
        {label}
      </Words>
      <SegmentedControl
        value={mode}
        onChange={(next) => choose(next as Mode)}
        disabled={isReadOnly}
        data={MODES.map((one) => ({ value: one, label: t(`REQUIRED_${one}`) }))}
      />
      {mode === 'WHEN' && (
        <div style={{ marginTop: 'var(--space-sm)' }}>
          <ConditionInput
            node={node}
            label={label}
            value={condition}
            onChange={(next) => put(false, next)}
            place={place}
            error={faultsAt(faults, place)[0]?.Message}
          />
        </div>
      )}
    </Stack>
  );
}
