import { Button, SegmentedControl } from '@mantine/core';
import { IconCode, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type Clause, type Condition, parseCondition, printCondition } from '../../rules/condition.ts';
import type { FormNode } from '../../rules/walk.ts';
import { useDesigner } from '../designer.ts';
import { ClauseRow } from './clause-row.tsx';
import { callable, firstClause } from './condition-names.ts';
import { ExpressionInput } from './expression-field.tsx';

type Props = {
  node: FormNode;
  label: string;
  value: string;
  onChange: (value: string) => void;
  place: string;
  error: string | undefined;
};

/**
 * Condition editor of the form designer: comparisons with other answers joined by and/or, or a typed
 * expression where comparisons do not suffice.
 */
export function ConditionInput({ node, label, value, onChange, place, error }: Props) {
  const t = useText();
  const { nodes, language, isReadOnly } = useDesigner();
  const [isText, setText] = useState(false);
  const condition = value.trim() === '' ? null : parseCondition(value);
  const names = callable(nodes, node, language);
  const isExpression = isText || (value.trim() !== '' && condition === null);
  const keep = (next: Condition): void => onChange(printCondition(next));
  const add = (): void => {
    const clause = firstClause(names);
    if (clause) keep({ Join: condition?.Join ?? 'and', Clauses: [...(condition?.Clauses ?? []), clause] });
  };
  const change = (at: number, clause: Clause | null): void => {
    if (!condition) return;
    const Clauses = clause ? condition.Clauses.with(at, clause) : condition.Clauses.toSpliced(at, 1);
    keep({ ...condition, Clauses });
  };
  if (isExpression)
    return (
      <Stack gap="xs">
        <ExpressionInput
          label={label}
          isLabelHidden
          value={value}
          onChange={onChange}
          error={error}
          place={place}
        />
        {!isReadOnly && (condition !== null || value.trim() === '') && (
          <Button variant="subtle" size="xs" w="max-content" onClick={() => setText(false)}>
            {t('CONDITION_AS_LIST')}
          </Button>
        )}
      </Stack>
    );
  return (
    <Stack gap="xs" data-place={place}>
      {condition && condition.Clauses.length > 1 && (
        <SegmentedControl
          w="max-content"
          size="xs"
          value={condition.Join}
          onChange={(Join) => keep({ ...condition, Join: Join as Condition['Join'] })}
          data={[
            { value: 'and', label: t('CONDITION_ALL') },
            { value: 'or', label: t('CONDITION_ANY') },
          ]}
          aria-label={t('CONDITION_JOIN')}
        />
      )}
      {condition?.Clauses.map((clause, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no identifier
        <ClauseRow key={at} clause={clause} names={names} onChange={(next) => change(at, next)} />
      ))}
      {error && (
        <Words mt="2xs" tone="red" size="xs">
          {error}
        </Words>
      )}
      {!isReadOnly && (
        <Row gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={add}
            disabled={names.length === 0}
          >
            {t('CONDITION_ADD')}
          </Button>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconCode size={16} />}
            onClick={() => setText(true)}
          >
            {t('CONDITION_AS_TEXT')}
          </Button>
        </Row>
      )}
      {isReadOnly && !condition && (
        <Words mb="xs" tone="soft" size="xs">
          {t('CONDITION_NONE')}
        </Words>
      )}
    </Stack>
  );
}
