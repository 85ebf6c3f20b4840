import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { OrganisationPicker } from '../client/organisation-picker.tsx';
import { DutyRows, type RowProps } from './duty-rows.tsx';
import classes from './row-fields.module.css';
import type { InterestRow } from './staff-values.ts';

const BLANK = { Organisation: null, Remark: '' };

/**
 * Part of the staff account form for declared interests: organisations that a staff member must not assess,
 * each with the reason.
 */
export function InterestFields(props: RowProps<InterestRow>) {
  const t = useText();
  return (
    <DutyRows {...props} name="INTEREST" field="Interests" blank={BLANK} className={classes.interest}>
      {(row, set, errorOf) => (
        <>
          <OrganisationPicker
            label={t('APP_LIST_ORG')}
            value={row.Organisation}
            onChange={(Organisation) => set({ Organisation })}
            error={errorOf('OrganisationKey')}
          />
          <TextInput
            label={t('INTEREST_REMARK')}
            value={row.Remark}
            maxLength={400}
            onChange={(event) => set({ Remark: event.currentTarget.value })}
            error={errorOf('Remark')}
          />
        </>
      )}
    </DutyRows>
  );
}
