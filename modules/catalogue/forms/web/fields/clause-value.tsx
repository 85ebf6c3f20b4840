import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Clause } from '../../rules/condition.ts';
import { type Callable, isNumeric } from './condition-names.ts';

type Props = { clause: Clause; known: Callable | undefined; onChange: (clause: Clause) => void };

/**
 * Input of the form designer's condition editor for the value that a question is compared with; its type
 * (options, yes/no, number, text) follows that question.
 */
export function ClauseValue({ clause, known, onChange }: Props) {
  const t = useText();
  const label = t('CONDITION_VALUE');
  const put = (Value: NonNullable<Clause['Value']>): void => onChange({ ...clause, Value });
  const { Value } = clause;
  const choices = known?.Choices ?? [];
  const rawOf = (value: string): string | number => choices.find((one) => one.value === value)?.raw ?? value;
  if (clause.Operator === 'ANY_OF') {
    const chosen = (Array.isArray(Value) ? Value : []).map(String);
    const data = [...choices.map(({ value, label: text }) => ({ value, label: text }))];
    const missing = chosen.filter((one) => !data.some(({ value }) => value === one));
    return (
      <MultiSelect
        aria-label={label}
        data={[...data, ...missing.map((value) => ({ value, label: value }))]}
        value={chosen}
        onChange={(next) => put(next.map(rawOf))}
      />
    );
  }
  if (known?.Kind === 'YES_NO')
    return (
      <Select
        aria-label={label}
        data={[
          { value: 'true', label: t('SERVICE_VALUE_YES') },
          { value: 'false', label: t('SERVICE_VALUE_NO') },
        ]}
        value={String(Value)}
        allowDeselect={false}
        onChange={(next) => put(next === 'true')}
      />
    );
  if (choices.length > 0 && !Array.isArray(Value)) {
    const text = String(Value ?? '');
    const isOption = choices.some(({ value }) => value === text);
    return (
      <Select
        aria-label={label}
        data={[...choices, ...(isOption || text === '' ? [] : [{ value: text, label: text }])].map((one) => ({
          value: one.value,
          label: one.label,
        }))}
        value={text || null}
        allowDeselect={false}
        onChange={(next) => next !== null && put(rawOf(next))}
      />
    );
  }
  if (isNumeric(known?.Kind ?? null))
    return (
      <NumberInput
        aria-label={label}
        value={typeof Value === 'number' ? Value : ''}
        onChange={(next) => put(typeof next === 'number' ? next : 0)}
      />
    );
  return (
    <TextInput
      aria-label={label}
      type={known?.Kind === 'DATE' ? 'date' : 'text'}
      value={Array.isArray(Value) ? Value.join(', ') : String(Value ?? '')}
      onChange={(event) => put(event.currentTarget.value)}
    />
  );
}
