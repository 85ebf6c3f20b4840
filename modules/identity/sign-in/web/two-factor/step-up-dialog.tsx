/**
 * Dialog that asks for the user's identity again before a critical action continues; users without password
 * and second factor sign in again at the identity provider.
 */

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { startAddress } from '../provider/start-address.ts';
import { markStartedHere } from '../provider/started-here.ts';
import { ProofForm } from './proof-form.tsx';
import { useTwoFactor } from './use-two-factor.ts';

/** For users with neither password nor second factor, who must sign in again at the identity provider. */
function Reauthenticate({ onCancel }: { onCancel: () => void }) {
  const t = useText();
  const { Provider } = useConfig();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const redirect = window.location.pathname + window.location.search;
    await signOut();
    if (Provider) markStartedHere();
    window.location.assign(
      Provider ? startAddress(redirect, true) : `/login?${new URLSearchParams({ redirect })}`,
    );
  };
  return (
    <>
      <Words mb="md" tone="soft" size="sm">
        {Provider ? t('TF_STEP_UP_PROVIDER', { name: Provider.Name }) : t('TF_STEP_UP_NONE')}
      </Words>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('CANCEL')}
        </Button>
        <Button loading={isLeaving} onClick={leave} data-autofocus>
          {t('LOGOUT_AGAIN')}
        </Button>
      </Group>
    </>
  );
}

type Props = { onAnswer: (isProven: boolean) => void };

/** The step-up dialog. */
export function StepUpDialog({ onAnswer }: Props) {
  const t = useText();
  const factors = useTwoFactor();
  const isElsewhere = factors.data?.Proofs.length === 0;
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={<b>{t('TF_STEP_UP_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      // A typed password or code is not worth an unsaved-changes warning.
      isDirty={false}
      // Above the dialog whose button was pressed.
      zIndex={400}
    >
      {!isElsewhere && (
        <Words mb="md" tone="soft" size="sm">
          {t('TF_STEP_UP_TEXT')}
        </Words>
      )}
      {factors.isPending && <Skeletons lines={2} height={36} />}
      {factors.isError && <ErrorPanel error={factors.error} onRetry={() => factors.refetch()} />}
      {isElsewhere && <Reauthenticate onCancel={() => onAnswer(false)} />}
      {factors.isSuccess && !isElsewhere && (
        <ProofForm
          proofs={factors.data.Proofs}
          onProven={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        />
      )}
    </Dialog>
  );
}
