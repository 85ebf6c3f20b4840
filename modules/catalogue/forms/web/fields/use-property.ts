import { useText } from '#platform/web/i18n/use-text.ts';
import { faultsAt, placeOf, useDesigner, useSet } from '../designer.ts';
import type { FieldProps } from './field-props.ts';

/**
 * React hook that gives a property field of the form designer its label, hint, value, setter, fault path and
 * error.
 */
export function useProperty({ node, name, jsonName }: FieldProps) {
  const t = useText();
  const { faults } = useDesigner();
  const set = useSet(node);
  const place = placeOf(node.Path, jsonName);
  const hintKey = `PROPERTY_HINT_${name}`;
  const hint = t(hintKey);
  return {
    label: t(`PROPERTY_${name}`),
    hint: hint === hintKey ? undefined : hint,
    value: node.Json[jsonName],
    set: (value: unknown) => set(jsonName, value),
    place,
    error: faultsAt(faults, place)[0]?.Message,
  };
}
