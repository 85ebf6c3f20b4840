/**
 * Input fields of the client registration form: organisation names and number, person, phone, email and
 * password.
 */

import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './auth.module.css';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { Registration, RegistrationField } from './registration.ts';

type Props = {
  values: Registration;
  onChange: (patch: Partial<Registration>) => void;
  errorOf: (field: string) => string | undefined;
};

export function RegistrationFields({ values, onChange, errorOf }: Props) {
  const t = useText();
  const { PasswordMinLength } = useConfig();
  const bind = (field: RegistrationField): TextInputProps => ({
    value: values[field],
    onChange: (event) => onChange({ [field]: event.currentTarget.value }),
    error: errorOf(field),
  });
  return (
    <>
      <Stack as="fieldset" gap="md" className={classes.fields}>
        <Words as="legend" mt="sm" mb="xs" tone="faint" size="xs" weight="strong" className={classes.section}>
          {t('REGISTER_ORG')}
        </Words>
        <p className={classes.hint}>{t('REGISTER_ORG_HINT')}</p>
        <TextInput label={t('REGISTER_ORG_EN')} autoComplete="organization" {...bind('OrgName.EN')} />
        <div className={classes.pair}>
          <TextInput label={t('REGISTER_ORG_CHT')} lang="zh-Hant-HK" {...bind('OrgName.CHT')} />
          <TextInput label={t('REGISTER_ORG_CHS')} lang="zh-Hans" {...bind('OrgName.CHS')} />
        </div>
        <TextInput label={t('OPTIONAL_OF', { label: t('REGISTER_NO') })} {...bind('RegistrationNo')} />
      </Stack>
      <Stack as="fieldset" gap="md" className={classes.fields}>
        <Words as="legend" mt="sm" mb="xs" tone="faint" size="xs" weight="strong" className={classes.section}>
          {t('REGISTER_YOU')}
        </Words>
        <div className={classes.pair}>
          <TextInput label={t('REGISTER_FIRST')} autoComplete="given-name" {...bind('FirstName')} />
          <TextInput label={t('REGISTER_LAST')} autoComplete="family-name" {...bind('LastName')} />
        </div>
        <PhoneField
          label={t('REGISTER_PHONE')}
          code={values.PhoneCode}
          number={values.PhoneNo}
          onCode={(PhoneCode) => onChange({ PhoneCode })}
          onNumber={(PhoneNo) => onChange({ PhoneNo })}
          codeError={errorOf('PhoneCode')}
          numberError={errorOf('PhoneNo')}
          isOwn
        />
      </Stack>
      <Stack as="fieldset" gap="md" className={classes.fields}>
        <Words as="legend" mt="sm" mb="xs" tone="faint" size="xs" weight="strong" className={classes.section}>
          {t('REGISTER_ACCESS')}
        </Words>
        <TextInput label={t('AUTH_EMAIL')} type="email" autoComplete="email" {...bind('Email')} />
        <PasswordField
          label={t('AUTH_PASSWORD')}
          description={t('AUTH_PASSWORD_RULE', { min: PasswordMinLength })}
          autoComplete="new-password"
          value={values.Password}
          onChange={(event) => onChange({ Password: event.currentTarget.value })}
          error={errorOf('Password')}
        />
      </Stack>
    </>
  );
}
