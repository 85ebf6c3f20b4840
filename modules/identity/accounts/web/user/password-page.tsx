/**
 * Screen on which signed-in users change their own password by entering the old one and the new one twice.
 */

import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields, PasswordField } from '#modules/identity/sign-in/web/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { userRoutes } from '../../rules/user/contract.ts';
import classes from './user.module.css';

export function PasswordPage() {
  const t = useText();
  const go = useNavigateTo();
  const errors = useFormErrors();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const send = useSend(userRoutes.password, {
    onSuccess: () => {
      toast(t('PASSWORD_DONE'));
      go('/profile');
    },
    onError: errors.apply,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { OldPassword: old, Password: password };
    if (!errors.check(userRoutes.password.body, body)) return;
    if (password !== repeated) return errors.set('Repeated', t('RESET_DIFFERENT'));
    errors.clear();
    send.mutate(body);
  };
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('TITLE_PASSWORD')}
        lead={t('PASSWORD_LEAD')}
        crumbs={[{ label: t('TITLE_PROFILE'), href: '/profile' }, { label: t('TITLE_PASSWORD') }]}
      />
      <Card>
        <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
          <FormAlert text={errors.general} />
          <PasswordField
            label={t('PASSWORD_OLD')}
            autoComplete="current-password"
            value={old}
            onChange={(event) => setOld(event.currentTarget.value)}
            error={errors.of('OldPassword')}
          />
          <NewPasswordFields
            password={password}
            repeated={repeated}
            onPassword={setPassword}
            onRepeated={setRepeated}
            errorOf={errors.of}
          />
          <div>
            <Button type="submit" loading={send.isPending}>
              {t('TITLE_PASSWORD')}
            </Button>
          </div>
        </Stack>
      </Card>
    </div>
  );
}
