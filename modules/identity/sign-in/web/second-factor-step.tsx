import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { Proof } from '../rules/two-factor/contract.ts';
import classes from './auth.module.css';
import { CodeField } from './two-factor/code-field.tsx';

type Props = {
  methods: readonly Proof[];
  isBusy: boolean;
  problem: string | null;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
};

/**
 * Second-factor form of the sign-in screens, after the password or the identity provider: passkey,
 * authenticator code or recovery code.
 */
export function SecondFactorStep({ methods, isBusy, problem, onCode, onPasskey, onBack }: Props) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(!methods.includes('OTP'));
  const form = useRef<HTMLFormElement>(null);
  // Users at this step have the code ready, so the field receives the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recovery field must receive the focus too
  useEffect(() => form.current?.querySelector('input')?.focus(), [isRecovery]);
  const hasCode = methods.includes('OTP') || methods.includes('RECOVERY');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <Stack ref={form} as="form" gap="md" mt="lg" onSubmit={submit} noValidate>
      <FormAlert text={problem} />
      {methods.includes('PASSKEY') && (
        <Button
          fullWidth
          variant={hasCode ? 'default' : 'filled'}
          leftSection={<IconFingerprint size={18} stroke={1.7} />}
          loading={isBusy}
          onClick={onPasskey}
        >
          {t('TF_PASSKEY_USE')}
        </Button>
      )}
      {hasCode && (
        <>
          <CodeField isRecovery={isRecovery} value={code} onChange={setCode} />
          <Button type="submit" fullWidth loading={isBusy}>
            {t('LOGIN_SUBMIT')}
          </Button>
        </>
      )}
      <Row align="stretch" justify="between" gap="md" lines="xs" tone="soft" size="sm">
        <button type="button" className={classes.plain} onClick={onBack}>
          {t('AUTH_BACK_TO_LOGIN')}
        </button>
        {methods.includes('OTP') && methods.includes('RECOVERY') && (
          <button
            type="button"
            className={classes.plain}
            onClick={() => {
              setRecovery(!isRecovery);
              setCode('');
            }}
          >
            {t(isRecovery ? 'TF_CODE_INSTEAD' : 'TF_RECOVERY_INSTEAD')}
          </button>
        )}
      </Row>
    </Stack>
  );
}
