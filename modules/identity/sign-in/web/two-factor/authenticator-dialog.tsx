import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './two-factor.module.css';

type Props = {
  setup: { Secret: string; Qr: string };
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
};

/**
 * Dialog in the profile that sets up an authenticator app as second factor: scan the QR code and enter the
 * first code.
 */
export function AuthenticatorDialog({ setup, onDone, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const [code, setCode] = useState('');
  const send = useSend(twoFactorRoutes.confirm, {
    onSuccess: ({ RecoveryCodes }) => onDone(RecoveryCodes),
    onError: errors.apply,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    errors.clear();
    if (code.trim().length < 6) return errors.set('Code', t('TF_CODE_SIX'));
    send.mutate({ Code: code });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      isDirty={false}
      title={<b>{t('TF_APP_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
        <Stack as="ol" gap="md">
          <Stack as="li" gap="xs">
            <Words weight="strong">{t('TF_APP_STEP_SCAN')}</Words>
            <img className={classes.qr} src={setup.Qr} alt={t('TF_APP_QR')} />
            <div className={classes.secret}>
              <span>
                {t('TF_APP_TYPE')}
                <br />
                <code translate="no">{setup.Secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
              </span>
              <CopyButton text={setup.Secret} />
            </div>
          </Stack>
          <Stack as="li" gap="xs">
            <Words weight="strong">{t('TF_APP_STEP_CODE')}</Words>
            <FormAlert text={errors.general} />
            <CodeField value={code} error={errors.of('Code')} onChange={setCode} />
          </Stack>
        </Stack>
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button type="submit" loading={send.isPending}>
            {t('TF_APP_TURN_ON')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
