import { NativeSelect, TextInput } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import type { PersonFieldProps } from './person-values.ts';

/**
 * Input fields for a person's email address and email language in the account forms; the address is
 * read-only, with the reason, where it cannot be changed.
 */
export function MailFields({ values, onChange, errorOf, emailNote }: PersonFieldProps) {
  const t = useText();
  return (
    <Columns least="md" align="start" gap="sm">
      <TextInput
        label={t('AUTH_EMAIL')}
        type="email"
        autoComplete="off"
        required={!emailNote}
        readOnly={Boolean(emailNote)}
        variant={emailNote ? 'filled' : 'default'}
        description={emailNote}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.Email}
        onChange={(event) => onChange({ Email: event.currentTarget.value })}
        error={errorOf('Email')}
      />
      <NativeSelect
        label={t('PROFILE_LANGUAGE')}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={values.Language}
        onChange={(event) => onChange({ Language: event.currentTarget.value as Language })}
        error={errorOf('Language')}
      />
    </Columns>
  );
}
