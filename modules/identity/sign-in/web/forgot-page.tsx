/** Screen on which users who forgot their password request a reset link by email. */

import { Button, TextInput } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { userRoutes } from '#modules/identity/accounts/rules/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { AuthHeading } from './auth-heading.tsx';

export function ForgotPage() {
  const t = useText();
  const errors = useFormErrors();
  const [email, setEmail] = useState('');
  const send = useSend(userRoutes.forgot, { onError: errors.apply });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { Email: email.trim() };
    if (!errors.check(userRoutes.forgot.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  const back = (
    <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
      <AppLink href="/login">{t('AUTH_BACK_TO_LOGIN')}</AppLink>
    </Row>
  );
  if (send.isSuccess)
    return (
      <>
        <AuthHeading
          icon={<IconMailOpened size={26} stroke={1.5} />}
          title={t('REGISTER_MAIL_TITLE')}
          lead={t('FORGOT_DONE_TEXT', { email: email.trim() })}
        />
        <Stack gap="md" mt="lg">
          {back}
        </Stack>
      </>
    );
  return (
    <>
      <AuthHeading title={t('TITLE_FORGOT')} lead={t('FORGOT_LEAD')} />
      <Stack method="post" as="form" gap="md" mt="lg" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general} />
        <TextInput
          label={t('AUTH_EMAIL')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.of('Email')}
        />
        <Button type="submit" fullWidth loading={send.isPending}>
          {t('FORGOT_SUBMIT')}
        </Button>
        {back}
      </Stack>
    </>
  );
}
