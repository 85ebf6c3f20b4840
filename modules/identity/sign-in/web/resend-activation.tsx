import { Button, TextInput } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { authRoutes } from '../rules/contract.ts';
import { AuthHeading } from './auth-heading.tsx';

/**
 * Form that requests a new activation email, shown when an activation link is no longer valid. The response
 * does not reveal whether an account exists.
 */
export function ResendActivation({ title, lead }: { title: string; lead: string }) {
  const t = useText();
  const errors = useFormErrors();
  const { service } = useSearchText<'service'>();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState('');
  const resend = useSend(authRoutes.resend, {
    onSuccess: () => setSentTo(email.trim()),
    onError: errors.apply,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { Email: email.trim(), ...(service && { ServiceKey: service }) };
    if (!errors.check(authRoutes.resend.body, body)) return;
    errors.clear();
    resend.mutate(body);
  };
  return (
    <>
      <AuthHeading icon={<IconLinkOff size={26} stroke={1.5} />} title={title} lead={lead} />
      <Stack as="form" gap="md" mt="lg" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general} />
        {sentTo && (
          <Notice tone="success" isAlert>
            {t('ACTIVATE_RESEND_DONE', { email: sentTo })}
          </Notice>
        )}
        <TextInput
          label={t('AUTH_EMAIL')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.of('Email')}
        />
        <Button type="submit" fullWidth loading={resend.isPending}>
          {t('REGISTER_RESEND')}
        </Button>
        <Button component={AppLink} href="/login" variant="default" fullWidth>
          {t('LOGIN_SUBMIT')}
        </Button>
        <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
          <AppLink href="/register/client">{t('TITLE_REGISTER')}</AppLink>
        </Row>
      </Stack>
    </>
  );
}
