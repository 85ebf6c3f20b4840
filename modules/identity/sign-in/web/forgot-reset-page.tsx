import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { userRoutes } from '#modules/identity/accounts/rules/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { serviceQuery } from './use-enter.ts';

/**
 * Screen opened by the link in a reset email or an invitation (`first`), on which the user sets a password.
 * With an invalid code it offers to request a new link.
 */
export function ForgotResetPage() {
  const t = useText();
  const go = useNavigateTo();
  const { code = '', first, service } = useSearchText<'code' | 'first' | 'service'>();
  const errors = useFormErrors();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const send = useSend(userRoutes.reset, {
    onSuccess: () => {
      toast(t('RESET_DONE'));
      go(`/login${serviceQuery(service)}`, { replace: true });
    },
    onError: errors.apply,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { Code: code, Password: password };
    if (!errors.check(userRoutes.reset.body, body)) return;
    if (password !== repeated) return errors.set('Repeated', t('RESET_DIFFERENT'));
    errors.clear();
    send.mutate(body);
  };
  if (code === '' || errors.of('Code'))
    return (
      <>
        <AuthHeading
          icon={<IconLinkOff size={26} stroke={1.5} />}
          title={t(code === '' ? 'RESET_NO_CODE' : 'ACTIVATE_FAILED')}
          lead={t(code === '' ? 'RESET_NO_CODE_TEXT' : 'ERR_LINK')}
        />
        <Stack gap="md" mt="lg">
          <Button component={AppLink} href="/forgot">
            {t('RESET_ASK_AGAIN')}
          </Button>
        </Stack>
      </>
    );
  return (
    <>
      <AuthHeading
        title={t(first ? 'TITLE_FIRST_PASSWORD' : 'TITLE_RESET')}
        lead={t(first ? 'FIRST_PASSWORD_LEAD' : 'RESET_LEAD')}
      />
      <Stack as="form" gap="md" mt="lg" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general} />
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={setPassword}
          onRepeated={setRepeated}
          errorOf={errors.of}
        />
        <Button type="submit" fullWidth loading={send.isPending}>
          {t('RESET_SUBMIT')}
        </Button>
        <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
          <AppLink href="/login">{t('AUTH_BACK_TO_LOGIN')}</AppLink>
        </Row>
      </Stack>
    </>
  );
}
