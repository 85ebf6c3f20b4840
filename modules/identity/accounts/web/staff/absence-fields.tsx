import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { DutyRows, type RowProps } from './duty-rows.tsx';
import classes from './row-fields.module.css';
import type { AbsenceRow } from './staff-values.ts';

const BLANK = { From: '', To: '', Remark: '' };

/**
 * Part of the staff account form that edits the staff member's absences (from, to, remark), during which no
 * work is assigned to that person.
 */
export function AbsenceFields(props: RowProps<AbsenceRow>) {
  const t = useText();
  return (
    <DutyRows {...props} name="ABSENCE" field="Absences" blank={BLANK} className={classes.absence}>
      {(row, set, errorOf) => (
        <>
          <TextInput
            type="date"
            label={t('ABSENCE_FROM')}
            value={row.From}
            max="2199-12-31"
            onChange={(event) => set({ From: event.currentTarget.value })}
            error={errorOf('From')}
          />
          <TextInput
            type="date"
            label={t('ABSENCE_TO')}
            value={row.To}
            min={row.From || undefined}
            max="2199-12-31"
            onChange={(event) => set({ To: event.currentTarget.value })}
            error={errorOf('To')}
          />
          <TextInput
            label={t('ABSENCE_REMARK')}
            value={row.Remark}
            maxLength={200}
            onChange={(event) => set({ Remark: event.currentTarget.value })}
            error={errorOf('Remark')}
          />
        </>
      )}
    </DutyRows>
  );
}
