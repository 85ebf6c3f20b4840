import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { FieldGroup } from './field-group.tsx';
import { RemoveRow } from './remove-row.tsx';
import classes from './row-fields.module.css';
import type { AbsenceRow } from './staff-values.ts';

type Props = {
  value: readonly AbsenceRow[];
  onChange: (rows: AbsenceRow[]) => void;
  errorOf: (field: string) => string | undefined;
  isDisabled?: boolean;
};

/** Days on which nobody assigns work to the person. */
export function AbsenceFields({ value, onChange, errorOf, isDisabled }: Props) {
  const t = useText();
  const change = (id: string, patch: Partial<AbsenceRow>): void =>
    onChange(value.map((row) => (row.Id === id ? { ...row, ...patch } : row)));
  return (
    <FieldGroup
      legend={t('ABSENCE_TITLE')}
      hint={t('ABSENCE_HINT')}
      error={errorOf('Absences')}
      isDisabled={isDisabled}
    >
      {value.length === 0 && <p className={classes.none}>{t('ABSENCE_NONE')}</p>}
      {value.map((row, at) => (
        <div key={row.Id} className={classes.absence}>
          <TextInput
            type="date"
            label={t('ABSENCE_FROM')}
            value={row.From}
            max="2199-12-31"
            onChange={(event) => change(row.Id, { From: event.currentTarget.value })}
            error={errorOf(`Absences.${at}.From`)}
          />
          <TextInput
            type="date"
            label={t('ABSENCE_TO')}
            value={row.To}
            min={row.From || undefined}
            max="2199-12-31"
            onChange={(event) => change(row.Id, { To: event.currentTarget.value })}
            error={errorOf(`Absences.${at}.To`)}
          />
          <TextInput
            label={t('ABSENCE_REMARK')}
            value={row.Remark}
            maxLength={200}
            onChange={(event) => change(row.Id, { Remark: event.currentTarget.value })}
            error={errorOf(`Absences.${at}.Remark`)}
          />
          {!isDisabled && (
            <RemoveRow
              label={t('ABSENCE_REMOVE', { number: at + 1 })}
              onRemove={() => onChange(value.filter((one) => one.Id !== row.Id))}
            />
          )}
        </div>
      ))}
      {!isDisabled && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange([...value, { Id: crypto.randomUUID(), From: '', To: '', Remark: '' }])}
          >
            {t('ABSENCE_ADD')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
