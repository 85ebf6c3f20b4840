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
import classes from './auth.module.css';
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
    <div className={classes.line}>
      <AppLink href="/login">{t('AUTH_BACK_TO_LOGIN')}</AppLink>
    </div>
  );
  if (send.isSuccess)
    return (
      <>
        <AuthHeading
          icon={<IconMailOpened size={26} stroke={1.5} />}
          title={t('REGISTER_MAIL_TITLE')}
          lead={t('FORGOT_DONE_TEXT', { email: email.trim() })}
        />
        <div className={classes.form}>{back}</div>
      </>
    );
  return (
    <>
      <AuthHeading title={t('TITLE_FORGOT')} lead={t('FORGOT_LEAD')} />
      <form method="post" className={classes.form} ref={errors.form} onSubmit={submit} noValidate>
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
      </form>
    </>
  );
}
