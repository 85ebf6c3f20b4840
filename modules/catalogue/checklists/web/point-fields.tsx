/**
 * Input fields of one checklist point in the service editor: key, step, clause, requirement and guidance
 * texts, and the form question that it refers to.
 */

import { Select, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Fault, Step } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import sideBySide from '#platform/web/ui/form/side-by-side-fields.module.css';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { DesignPoint } from '../rules/arrange-points.ts';
import classes from './checklist-designer.module.css';

type PointQuestionProps = {
  value: string | undefined;
  questions: readonly { name: string; title: string }[];
  place: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string | undefined) => void;
};

/**
 * Selects the form question that a point refers to; a question that was removed from the form is still
 * listed.
 */
function PointQuestion({ value, questions, place, error, isReadOnly, onChange }: PointQuestionProps) {
  const t = useText();
  const isMissing = value !== undefined && !questions.some(({ name }) => name === value);
  const choices = questions.map(({ name, title }) => ({ value: name, label: title }));
  return (
    <Select
      label={t('DESIGN_FIELD')}
      description={t('DESIGN_FIELD_HINT')}
      placeholder={t('DESIGN_FIELD_NONE')}
      className={classes.field}
      data={isMissing ? [{ value, label: t('DESIGN_FIELD_GONE', { field: value }) }, ...choices] : choices}
      searchable
      clearable
      value={value ?? null}
      readOnly={isReadOnly}
      error={error}
      data-place={place}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

const KEY = /^[A-Za-z0-9_-]{1,40}$/;

type PointKeyFieldProps = {
  value: string;
  place: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/**
 * Edits a point's key. Only a valid key is applied, when the field loses focus, so a point always has one.
 */
function PointKeyField({ value, place, error, isReadOnly, onChange }: PointKeyFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isFit = KEY.test(typed);
  return (
    <TextInput
      label={t('DESIGN_KEY')}
      description={t('DESIGN_KEY_HINT')}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      readOnly={isReadOnly}
      error={isFit ? error : t('DESIGN_KEY_WRONG')}
      data-place={place}
      onChange={(event) => setTyped(event.currentTarget.value.trim())}
      onBlur={() => {
        if (isFit && typed !== value) onChange(typed);
        else setTyped(value);
      }}
    />
  );
}

type Props = {
  point: DesignPoint;
  /** The point's path in the definition, such as `Checklist.3`. */
  path: string;
  steps: readonly Step[];
  questions: readonly { name: string; title: string }[];
  faults: readonly Fault[];
  isReadOnly: boolean;
  onChange: (changed: Partial<DesignPoint>) => void;
};

export function PointFields({ point, path, steps, questions, faults, isReadOnly, onChange }: Props) {
  const t = useText();
  const faultOf = (field: string): string | undefined =>
    faults.find(({ Path }) => Path === `${path}.${field}`)?.Message;
  return (
    <Stack gap="md" className={classes.fields}>
      <div className={sideBySide.fields}>
        <PointKeyField
          value={point.PointKey}
          place={`${path}.PointKey`}
          error={faultOf('PointKey')}
          isReadOnly={isReadOnly}
          onChange={(PointKey) => onChange({ PointKey })}
        />
        <Select
          label={t('DESIGN_STEP')}
          data={steps.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
          value={point.Step}
          allowDeselect={false}
          readOnly={isReadOnly}
          error={faultOf('Step')}
          data-place={`${path}.Step`}
          onChange={(step) => step && onChange({ Step: step as Step })}
        />
        <TextInput
          label={t('DESIGN_CLAUSE')}
          description={t('DESIGN_CLAUSE_HINT')}
          maxLength={80}
          value={point.Clause}
          readOnly={isReadOnly}
          error={faultOf('Clause')}
          data-place={`${path}.Clause`}
          onChange={(event) => onChange({ Clause: event.currentTarget.value })}
        />
      </div>
      <LocalizedField
        label={t('DESIGN_TEXT')}
        value={point.Text}
        path={`${path}.Text`}
        problems={faults}
        isLong
        isReadOnly={isReadOnly}
        onChange={(Text) => onChange({ Text })}
      />
      <LocalizedField
        label={t('DESIGN_GUIDANCE')}
        value={point.Guidance}
        path={`${path}.Guidance`}
        problems={faults}
        isLong
        isReadOnly={isReadOnly}
        onChange={(Guidance) => onChange({ Guidance })}
      />
      <PointQuestion
        value={point.Field}
        questions={questions}
        place={`${path}.Field`}
        error={faultOf('Field')}
        isReadOnly={isReadOnly}
        onChange={(Field) => onChange({ Field } as Partial<DesignPoint>)}
      />
    </Stack>
  );
}
