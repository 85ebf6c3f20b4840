/**
 * Text area of the form designer for a form engine expression, alone or as a property field; errors come
 * from the server, which parses the expression with the engine.
 */
import { Textarea } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { textOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import type { FieldProps } from './field-props.ts';
import { useProperty } from './use-property.ts';

type InputProps = {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  place?: string;
  isLabelHidden?: boolean;
};

/** Input for a form engine expression. Its errors come from the server, which parses it with the engine. */
export function ExpressionInput({ label, hint, value, onChange, error, place, isLabelHidden }: InputProps) {
  const t = useText();
  return (
    <Textarea
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      description={hint ?? t('EXPRESSION_HINT')}
      value={value}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={FORM_LIMITS.Expression}
      spellCheck={false}
      error={error}
      data-place={place}
      styles={{
        input: {
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
        },
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function ExpressionField(props: FieldProps) {
  const { label, hint, value, set, place, error } = useProperty(props);
  return (
    <ExpressionInput
      label={label}
      hint={hint}
      value={textOf(value)}
      onChange={(next) => set(next || undefined)}
      error={error}
      place={place}
    />
  );
}
