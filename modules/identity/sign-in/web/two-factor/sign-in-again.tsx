import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { signOut } from '#platform/web/session/sign-out.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { noteBegun } from '../provider/begun-here.ts';
import { startAddress } from '../provider/start-address.ts';
import classes from './two-factor.module.css';

/** Nothing here can be shown by who has neither password nor second factor: the provider asks who they are. */
export function SignInAgain({ onCancel }: { onCancel: () => void }) {
  const t = useText();
  const { Provider } = useConfig();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const redirect = window.location.pathname + window.location.search;
    await signOut();
    if (Provider) noteBegun();
    window.location.assign(
      Provider ? startAddress(redirect, true) : `/login?${new URLSearchParams({ redirect })}`,
    );
  };
  return (
    <>
      <p className={classes.text}>
        {Provider ? t('TF_STEP_UP_PROVIDER', { name: Provider.Name }) : t('TF_STEP_UP_NONE')}
      </p>
      <Group justify="flex-end" gap={10}>
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
