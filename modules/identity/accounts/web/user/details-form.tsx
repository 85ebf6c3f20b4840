/**
 * Form in the profile in which users change their own names and phone numbers; the email address is shown
 * but fixed.
 */

import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { FormEvent } from 'react';
import { PhoneField } from '#modules/identity/sign-in/web/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type ProfileView, profileRoutes } from '../../rules/profile/contract.ts';
import { useEdits } from '../use-edits.ts';
import { cacheCurrentProfile, cacheProfile } from './use-profile.ts';
import classes from './user.module.css';

const FIELDS = [
  'FirstName',
  'MiddleName',
  'LastName',
  'PhoneCode',
  'PhoneNo',
  'MobileCode',
  'MobileNumber',
] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const valuesOf = (profile: ProfileView): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, profile[field]])) as Values;

export function DetailsForm({ profile, onClose }: { profile: ProfileView; onClose: () => void }) {
  const t = useText();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits(valuesOf(profile));
  const send = useSend(profileRoutes.updateProfile, {
    onSuccess: (saved) => {
      cacheProfile(saved);
      toast(t('PROFILE_DONE'));
      onClose();
    },
    onError: (error) => {
      cacheCurrentProfile(error);
      errors.apply(error);
    },
  });
  const warning = useUnsavedWarning(isDirty && !send.isPending && !send.isSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { ...values, Version: profile.Version };
    if (!errors.check(profileRoutes.updateProfile.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  const set = (patch: Partial<Values>) => {
    change(patch);
    for (const field of Object.keys(patch)) errors.clear(field);
  };
  const bind = (field: Field): TextInputProps => ({
    value: values[field],
    onChange: (event) => set({ [field]: event.currentTarget.value }),
    error: errors.of(field),
  });
  const optional = (label: string) => t('OPTIONAL_OF', { label });
  return (
    <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
      {warning}
      <FormAlert text={errors.general} />
      <Columns least="sm" align="start" gap="sm">
        <TextInput label={t('REGISTER_FIRST')} autoComplete="given-name" {...bind('FirstName')} />
        <TextInput
          label={optional(t('REGISTER_MIDDLE'))}
          autoComplete="additional-name"
          {...bind('MiddleName')}
        />
        <TextInput label={t('REGISTER_LAST')} autoComplete="family-name" {...bind('LastName')} />
      </Columns>
      <TextInput
        label={t('AUTH_EMAIL')}
        description={
          profile.Parent
            ? t('PROFILE_EMAIL_FIXED_SUB', { name: profile.Parent.Name })
            : t('PROFILE_EMAIL_FIXED')
        }
        value={profile.Email}
        variant="filled"
        readOnly
      />
      <Columns least="md" align="start" gap="sm">
        <PhoneField
          label={t('PROFILE_PHONE')}
          code={values.PhoneCode}
          number={values.PhoneNo}
          onCode={(PhoneCode) => set({ PhoneCode })}
          onNumber={(PhoneNo) => set({ PhoneNo })}
          codeError={errors.of('PhoneCode')}
          numberError={errors.of('PhoneNo')}
          isOwn
        />
        <PhoneField
          label={t('PROFILE_MOBILE')}
          code={values.MobileCode}
          number={values.MobileNumber}
          onCode={(MobileCode) => set({ MobileCode })}
          onNumber={(MobileNumber) => set({ MobileNumber })}
          codeError={errors.of('MobileCode')}
          numberError={errors.of('MobileNumber')}
        />
      </Columns>
      <Row gap="xs" className={classes.buttons}>
        <Button type="submit" loading={send.isPending} disabled={!isDirty}>
          {t('PROFILE_SAVE')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={send.isPending}>
          {t('PROFILE_CANCEL')}
        </Button>
      </Row>
    </Stack>
  );
}
