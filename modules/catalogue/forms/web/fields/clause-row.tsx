import { ActionIcon, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { type Clause, hasNoValue, type Operator } from '../../rules/condition.ts';
import classes from '../designer.module.css';
import { useDesigner } from '../designer.ts';
import { ClauseValue } from './clause-value.tsx';
import { type Callable, clauseFor, operatorsOf } from './condition-names.ts';

type Props = { clause: Clause; names: readonly Callable[]; onChange: (clause: Clause | null) => void };

/**
 * Row of the form designer's condition editor for one comparison: selects question, operator and value, and
 * can remove the comparison.
 */
export function ClauseRow({ clause, names, onChange }: Props) {
  const t = useText();
  const { isReadOnly } = useDesigner();
  const known = names.find(({ Call }) => Call === clause.Question);
  const operators = [...new Set([...operatorsOf(known?.Kind ?? null), clause.Operator])];
  const choose = (call: string | null): void => {
    const next = names.find(({ Call }) => Call === call);
    if (next) onChange(clauseFor(next));
  };
  const compare = (operator: Operator): void => {
    const { Question, Value } = clause;
    if (hasNoValue(operator)) onChange({ Question, Operator: operator });
    else if (operator === 'ANY_OF') onChange({ Question, Operator: operator, Value: [Value ?? []].flat() });
    else onChange({ Question, Operator: operator, Value: [Value ?? ''].flat()[0] ?? '' });
  };
  const options = names.map(({ Call, Title }) => ({ value: Call, label: `${Title} (${Call})` }));
  if (!known) options.push({ value: clause.Question, label: clause.Question });
  return (
    <div className={classes.clause}>
      <Select
        aria-label={t('CONDITION_QUESTION')}
        data={options}
        value={clause.Question}
        searchable
        allowDeselect={false}
        onChange={choose}
      />
      <Select
        aria-label={t('CONDITION_OPERATOR')}
        data={operators.map((one) => ({ value: one, label: t(`OPERATOR_${one}`) }))}
        value={clause.Operator}
        allowDeselect={false}
        onChange={(next) => next && compare(next as Operator)}
      />
      {hasNoValue(clause.Operator) ? (
        <span />
      ) : (
        <ClauseValue clause={clause} known={known} onChange={onChange} />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('CONDITION_REMOVE')}
        disabled={isReadOnly}
        onClick={() => onChange(null)}
      >
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
