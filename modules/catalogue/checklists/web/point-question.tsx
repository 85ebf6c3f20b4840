import { Select } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './checklist-designer.module.css';

type Props = {
  value: string | undefined;
  questions: readonly { name: string; title: string }[];
  place: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string | undefined) => void;
};

/** Which question of the form a point is about; one that the form has lost is still named. */
export function PointQuestion({ value, questions, place, error, isReadOnly, onChange }: Props) {
  const t = useText();
  const isGone = value !== undefined && !questions.some(({ name }) => name === value);
  const choices = questions.map(({ name, title }) => ({ value: name, label: title }));
  return (
    <Select
      label={t('DESIGN_FIELD')}
      description={t('DESIGN_FIELD_HINT')}
      placeholder={t('DESIGN_FIELD_NONE')}
      className={classes.field}
      data={isGone ? [{ value, label: t('DESIGN_FIELD_GONE', { field: value }) }, ...choices] : choices}
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
