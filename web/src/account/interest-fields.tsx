import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { FieldGroup } from './field-group.tsx';
import { OrganisationPicker } from './organisation-picker.tsx';
import { RemoveRow } from './remove-row.tsx';
import classes from './row-fields.module.css';
import type { InterestRow } from './staff-values.ts';

type Props = {
  value: readonly InterestRow[];
  onChange: (rows: InterestRow[]) => void;
  errorOf: (field: string) => string | undefined;
  isDisabled?: boolean;
};

/** Organisations that the person must not assess, and why. */
export function InterestFields({ value, onChange, errorOf, isDisabled }: Props) {
  const t = useText();
  const change = (id: string, patch: Partial<InterestRow>): void =>
    onChange(value.map((row) => (row.Id === id ? { ...row, ...patch } : row)));
  return (
    <FieldGroup
      legend={t('INTEREST_TITLE')}
      hint={t('INTEREST_HINT')}
      error={errorOf('Interests')}
      isDisabled={isDisabled}
    >
      {value.length === 0 && <p className={classes.none}>{t('INTEREST_NONE')}</p>}
      {value.map((row, at) => (
        <div key={row.Id} className={classes.interest}>
          <OrganisationPicker
            label={t('APP_LIST_ORG')}
            value={row.Organisation}
            onChange={(Organisation) => change(row.Id, { Organisation })}
            error={errorOf(`Interests.${at}.OrganisationKey`)}
          />
          <TextInput
            label={t('INTEREST_REMARK')}
            value={row.Remark}
            maxLength={400}
            onChange={(event) => change(row.Id, { Remark: event.currentTarget.value })}
            error={errorOf(`Interests.${at}.Remark`)}
          />
          {!isDisabled && (
            <RemoveRow
              label={t('INTEREST_REMOVE', { number: at + 1 })}
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
            onClick={() => onChange([...value, { Id: crypto.randomUUID(), Organisation: null, Remark: '' }])}
          >
            {t('INTEREST_ADD')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
