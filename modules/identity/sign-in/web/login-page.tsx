/**
 * Sign-in screen for clients and staff: password and second factor, passkey, or identity provider; in a
 * demonstration also buttons for the demo accounts.
 */

import { Button, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { authRoutes } from '../rules/contract.ts';
import classes from './auth.module.css';
import { AuthHeading } from './auth-heading.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButton } from './provider/provider-button.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { isPasskeyPossible } from './two-factor/browser-passkey.ts';
import { useLogin } from './use-login.ts';

type OtherWaysProps = { isBusy: boolean; onPasskey: () => void };

/** Buttons for signing in without a password. */
function OtherWays({ isBusy, onPasskey }: OtherWaysProps) {
  const t = useText();
  return (
    <Stack gap="sm">
      {isPasskeyPossible() && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconFingerprint size={18} stroke={1.7} />}
          loading={isBusy}
          onClick={onPasskey}
        >
          {t('TF_LOGIN_PASSKEY')}
        </Button>
      )}
      <ProviderButton />
    </Stack>
  );
}

/** Password of the demo accounts; no other account uses it. */
const PASSWORD = 'Portal-demo-2026';
const emailOf = (role: Role): string => `${role.toLowerCase().replaceAll('_', '-')}@demo.test`;

type Props = {
  email: string;
  onChoose: (account: { email: string; password: string }) => void;
};

/** One demo account per role, shown only if the server reports a demonstration. */
function DemoAccounts({ email, onChoose }: Props) {
  const t = useText();
  return (
    <Box as="section" pad="md" mt="lg" round="lg" className={classes.demo}>
      <Words as="div" size="sm" weight="strong">
        {t('LOGIN_DEMO')}
      </Words>
      <Words as="div" tone="soft" size="xs">
        {t('LOGIN_DEMO_TEXT')}
      </Words>
      <Row align="stretch" gap="xs" mt="xs">
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            className={classes.demoOne}
            aria-pressed={email === emailOf(role)}
            onClick={() => onChoose({ email: emailOf(role), password: PASSWORD })}
          >
            {t(`ROLE_${role}`)}
          </button>
        ))}
      </Row>
    </Box>
  );
}

/** The sign-in screen; afterwards the user continues to the requested page. */
export function LoginPage() {
  const t = useText();
  const { IsDemo } = useConfig();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const errors = useFormErrors();
  const login = useLogin(errors.apply);
  const credentials = { Email: email.trim(), Password: password };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check(authRoutes.webLogin.body, credentials)) return;
    errors.clear();
    void login.withPassword(credentials);
  };
  if (login.methods)
    return (
      <>
        <AuthHeading key="second" title={t('TF_LOGIN_TITLE')} lead={t('TF_LOGIN_LEAD', { email })} />
        <SecondFactorStep
          methods={login.methods}
          isBusy={login.busy === 'second'}
          problem={login.problem}
          onCode={(code) => void login.withCode(credentials, code)}
          onPasskey={() => void login.withSecondPasskey(credentials)}
          onBack={() => {
            setPassword('');
            login.back();
          }}
        />
      </>
    );
  return (
    <>
      <AuthHeading key="first" title={t('TITLE_LOGIN')} lead={t('LOGIN_LEAD')} />
      <Stack method="post" as="form" gap="md" mt="lg" ref={errors.form} onSubmit={submit} noValidate>
        <SignedOutNotice />
        <FormAlert text={errors.general} />
        <TextInput
          label={t('AUTH_EMAIL')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.of('Email')}
        />
        <PasswordField
          label={t('AUTH_PASSWORD')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.of('Password')}
        />
        <Button type="submit" fullWidth loading={login.busy === 'password'}>
          {t('LOGIN_SUBMIT')}
        </Button>
        <OtherWays
          isBusy={login.busy === 'passkey'}
          onPasskey={() => {
            errors.clear();
            void login.withPasskey();
          }}
        />
        <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
          <AppLink href="/forgot">{t('LOGIN_FORGOT')}</AppLink>
          <span>
            {t('LOGIN_NEW')} <AppLink href="/register">{t('LOGIN_REGISTER')}</AppLink>
          </span>
        </Row>
      </Stack>
      {IsDemo && (
        <DemoAccounts
          email={email}
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password);
            errors.clear();
          }}
        />
      )}
    </>
  );
}
