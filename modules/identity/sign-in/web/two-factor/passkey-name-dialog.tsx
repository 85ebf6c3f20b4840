/**
 * Dialog in the profile that asks for the name of a new passkey and registers it, or renames an existing
 * one.
 */

import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts';
import { twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import type { PasskeyMade } from '../../rules/two-factor/passkey-shapes.ts';
import { deviceOf } from '../device-of.ts';

type Props = {
  /** A newly created passkey; without it an existing one is renamed. */
  made?: PasskeyMade;
  known?: { PasskeyKey: string; Name: string };
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
  /** Element that receives the focus afterwards. */
  opener?: RefObject<HTMLButtonElement | null>;
};

/** Asks for a name by which the owner will recognise the passkey. */
export function PasskeyNameDialog({ made, known, onDone, onClose, opener }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const [name, setName] = useState(known?.Name ?? deviceOf(navigator.userAgent) ?? '');
  useReturnFocus(opener);
  const onError = errors.apply;
  const register = useSend(twoFactorRoutes.register, {
    onSuccess: ({ RecoveryCodes }) => onDone(RecoveryCodes),
    onError,
  });
  const rename = useSend(twoFactorRoutes.rename, { onSuccess: () => onDone(null), onError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    errors.clear();
    const Name = name.trim();
    if (Name === '') return errors.set('Name', t('FIELD_REQUIRED'));
    if (made) register.mutate({ Passkey: made, Name });
    else if (known) rename.mutate({ PasskeyKey: known.PasskeyKey, Name });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={<b>{t(made ? 'TF_PASSKEY_NAME_TITLE' : 'TF_PASSKEY_RENAME')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general ?? errors.of('Passkey') ?? null} />
        <TextInput
          label={t('TF_PASSKEY_NAME')}
          description={t('TF_PASSKEY_NAME_HINT')}
          data-autofocus
          maxLength={60}
          value={name}
          error={errors.of('Name')}
          aria-invalid={errors.of('Name') ? true : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button type="submit" loading={register.isPending || rename.isPending}>
            {t('SAVE')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
