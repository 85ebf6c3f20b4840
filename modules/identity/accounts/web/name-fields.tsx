/**
 * Input fields for a person's first, middle and last name in the account forms and in the invitation of a
 * sub-account.
 */

import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import type { PersonFieldProps } from './person-values.ts';

type Name = 'FirstName' | 'MiddleName' | 'LastName';

export function NameFields({ values, onChange, errorOf }: PersonFieldProps) {
  const t = useText();
  const bind = (field: Name): TextInputProps => ({
    autoComplete: 'off',
    value: values[field],
    onChange: (event) => onChange({ [field]: event.currentTarget.value }),
    error: errorOf(field),
  });
  return (
    <Columns least="sm" align="start" gap="sm">
      <TextInput label={t('REGISTER_FIRST')} required data-autofocus {...bind('FirstName')} />
      <TextInput label={t('PERSON_MIDDLE')} {...bind('MiddleName')} />
      <TextInput label={t('REGISTER_LAST')} required {...bind('LastName')} />
    </Columns>
  );
}
