import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './auth.module.css';
import { ProviderButton } from './provider/provider-button.tsx';
import { isPasskeyPossible } from './two-factor/browser-passkey.ts';

type Props = { isBusy: boolean; onPasskey: () => void };

/** Signing in without a password. */
export function OtherWays({ isBusy, onPasskey }: Props) {
  const t = useText();
  return (
    <div className={classes.or}>
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
    </div>
  );
}
