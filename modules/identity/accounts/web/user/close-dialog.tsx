import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { clearAutoLogoutMessage, setToken } from '#platform/web/session/token.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type ProfileView, profileRoutes } from '../../rules/profile/contract.ts';

/**
 * Dialog that confirms closing the user's own account: lists the consequences, requires typing the user's
 * own email address, and then signs out.
 */
export function CloseDialog({ profile, onClose }: { profile: ProfileView; onClose: () => void }) {
  const t = useText();
  const go = useNavigateTo();
  const errors = useFormErrors();
  const [email, setEmail] = useState('');
  const send = useSend(profileRoutes.close, {
    onSuccess: () => {
      clearAutoLogoutMessage();
      setToken(null);
      toast(t('CLOSE_DONE'));
      go('/logout', { replace: true });
    },
    onError: errors.apply,
  });
  const isOwn = email.trim().toLowerCase() === profile.Email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOwn) return errors.set('Email', t('CLOSE_EMAIL_OTHER'));
    errors.clear();
    send.mutate({ Email: email });
  };
  const { SubAccounts, PassedOn, PassedTo } = profile.Closing;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<b>{t('CLOSE_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      isDirty={false}
      // The dialog may open above the dialog about new terms.
      zIndex={400}
    >
      <Stack as="form" gap="md" ref={errors.form} onSubmit={submit} noValidate>
        <FormAlert text={errors.general} />
        <Words tone="soft" size="sm">
          {t('CLOSE_TEXT')}
        </Words>
        {SubAccounts > 0 && <Notice tone="warning">{t('CLOSE_SUBS_END', { count: SubAccounts })}</Notice>}
        {PassedOn > 0 && PassedTo && (
          <Notice tone="info">{t('CLOSE_SUBS_PASS', { count: PassedOn, name: PassedTo.Name })}</Notice>
        )}
        <TextInput
          label={t('CLOSE_CONFIRM', { email: profile.Email })}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            errors.clear('Email');
          }}
          error={errors.of('Email')}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('PROFILE_CANCEL')}
          </Button>
          <Button type="submit" color="red" loading={send.isPending}>
            {t('CLOSE_SUBMIT')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
