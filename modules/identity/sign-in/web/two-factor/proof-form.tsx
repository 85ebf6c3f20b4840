import { Button, Group } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { type Proof, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { PasswordField } from '../password-field.tsx';
import { requestPasskey } from './browser-passkey.ts';
import { CodeField } from './code-field.tsx';
import classes from './two-factor.module.css';

type Props = { proofs: readonly Proof[]; onProven: () => void; onCancel: () => void };

/**
 * Form in the step-up dialog in which a user proves their identity again: passkey, authenticator or recovery
 * code, or password.
 */
export function ProofForm({ proofs, onProven, onCancel }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const [value, setValue] = useState('');
  const [isRecovery, setRecovery] = useState(!proofs.includes('OTP') && !proofs.includes('PASSWORD'));
  const send = useSend(twoFactorRoutes.stepUp, { onSuccess: onProven, onError: errors.apply });
  const isByPassword = proofs.includes('PASSWORD');
  const hasCode = proofs.includes('OTP') || proofs.includes('RECOVERY');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is not inside a form, but React's events bubble through portals.
    event.stopPropagation();
    errors.clear();
    if (value.trim() === '') return errors.set(isByPassword ? 'Password' : 'Otp', t('FIELD_REQUIRED'));
    send.mutate(isByPassword ? { Password: value } : { Otp: value.trim() });
  };
  const byPasskey = async () => {
    errors.clear();
    try {
      const { Options } = await call(twoFactorRoutes.stepUpOptions);
      const Passkey = await requestPasskey(Options);
      if (Passkey) send.mutate({ Passkey });
    } catch (error) {
      errors.apply(error);
    }
  };
  const passkeyProblem = errors.of('Passkey') ?? null;
  return (
    <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
      <FormAlert text={errors.general ?? passkeyProblem} />
      {proofs.includes('PASSKEY') && (
        <Button
          leftSection={<IconFingerprint size={18} stroke={1.7} />}
          variant={hasCode ? 'default' : 'filled'}
          loading={send.isPending && send.variables.Passkey !== undefined}
          onClick={byPasskey}
        >
          {t('TF_PASSKEY_USE')}
        </Button>
      )}
      {isByPassword && (
        <PasswordField
          label={t('AUTH_PASSWORD')}
          autoComplete="current-password"
          data-autofocus
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          error={errors.of('Password')}
        />
      )}
      {hasCode && (
        <CodeField isRecovery={isRecovery} value={value} error={errors.of('Otp')} onChange={setValue} />
      )}
      {proofs.includes('OTP') && proofs.includes('RECOVERY') && (
        <button
          type="button"
          className={classes.link}
          onClick={() => {
            setRecovery(!isRecovery);
            setValue('');
            errors.clear();
          }}
        >
          {t(isRecovery ? 'TF_CODE_INSTEAD' : 'TF_RECOVERY_INSTEAD')}
        </button>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('CANCEL')}
        </Button>
        {(isByPassword || hasCode) && (
          <Button type="submit" loading={send.isPending && send.variables.Passkey === undefined}>
            {t('TF_CONFIRM')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
