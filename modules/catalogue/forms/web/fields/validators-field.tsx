import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { isJson, type Json, listOf, textOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import classes from '../designer.module.css';
import { faultsAt, useDesigner } from '../designer.ts';
import { ExpressionInput } from './expression-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FormTextField } from './form-text-field.tsx';
import { useProperty } from './use-property.ts';

const NEW = { regex: { regex: '' }, expression: { expression: '' }, numeric: {}, email: {} } as const;
type Type = keyof typeof NEW;
const TYPES = Object.keys(NEW) as Type[];

/**
 * Property field of the form designer that adds, edits and removes a question's validation rules (pattern,
 * expression, number, email), each with its error message.
 */
export function ValidatorsField(props: FieldProps) {
  const t = useText();
  const { isReadOnly } = useDesigner();
  const { label, hint, value, set, place } = useProperty(props);
  const rules = listOf(value).filter(isJson);
  const put = (next: readonly Json[]): void => set(next.length > 0 ? next : undefined);
  return (
    <Stack as="fieldset" data-place={place}>
      <Words as="legend" mb="xs" size="md" weight="strong">
        {label}
      </Words>
      {hint && (
        <Words mb="xs" tone="soft" size="xs">
          {hint}
        </Words>
      )}
      <Stack gap="xs">
        {rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identifier
          <div key={at} className={classes.box} data-place={`${place}.${at}`}>
            <Stack gap="sm">
              <b>{TYPES.includes(rule.type as Type) ? t(`VALIDATOR_${rule.type}`) : textOf(rule.type)}</b>
              <Rule rule={rule} place={`${place}.${at}`} onChange={(next) => put(rules.with(at, next))} />
            </Stack>
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('VALIDATOR_REMOVE')}
                onClick={() => put(rules.toSpliced(at, 1))}
              >
                <IconTrash size={18} stroke={1.7} />
              </ActionIcon>
            )}
          </div>
        ))}
        {!isReadOnly && (
          <Row gap="xs">
            {TYPES.map((type) => (
              <Button
                key={type}
                variant="default"
                size="xs"
                leftSection={<IconPlus size={16} />}
                onClick={() => put([...rules, { type, ...NEW[type] }])}
              >
                {t(`VALIDATOR_${type}`)}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Stack>
  );
}

type RuleProps = { rule: Json; place: string; onChange: (rule: Json) => void };

function Rule({ rule, place, onChange }: RuleProps) {
  const t = useText();
  const { faults } = useDesigner();
  const change = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = rule;
    onChange(value === undefined ? others : { ...rule, [name]: value });
  };
  const error = (name: string): string | undefined => faultsAt(faults, `${place}.${name}`)[0]?.Message;
  const limit = (name: 'minValue' | 'maxValue') => (
    <NumberInput
      label={t(name === 'minValue' ? 'PROPERTY_min' : 'PROPERTY_max')}
      value={typeof rule[name] === 'number' ? rule[name] : ''}
      thousandSeparator=","
      error={error(name)}
      data-place={`${place}.${name}`}
      onChange={(next) => change(name, typeof next === 'number' ? next : undefined)}
    />
  );
  return (
    <>
      {rule.type === 'regex' && (
        <TextInput
          label={t('VALIDATOR_PATTERN')}
          description={t('VALIDATOR_PATTERN_HINT')}
          value={textOf(rule.regex)}
          maxLength={FORM_LIMITS.Pattern}
          spellCheck={false}
          error={error('regex')}
          data-place={`${place}.regex`}
          onChange={(event) => change('regex', event.currentTarget.value)}
        />
      )}
      {rule.type === 'expression' && (
        <ExpressionInput
          label={t('VALIDATOR_EXPRESSION')}
          hint={t('VALIDATOR_EXPRESSION_HINT')}
          value={textOf(rule.expression)}
          error={error('expression')}
          place={`${place}.expression`}
          onChange={(next) => change('expression', next)}
        />
      )}
      {rule.type === 'numeric' && (
        <Row align="stretch" gap="md" lines="sm" className={classes.pair}>
          {limit('minValue')}
          {limit('maxValue')}
        </Row>
      )}
      <FormTextField
        label={t('VALIDATOR_TEXT')}
        text={rule.text}
        onChange={(text) => change('text', text)}
        place={`${place}.text`}
        isOptional={rule.type !== 'regex' && rule.type !== 'expression'}
      />
    </>
  );
}
