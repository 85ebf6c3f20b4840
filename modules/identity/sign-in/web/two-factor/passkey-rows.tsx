/**
 * Rows of the profile's security card for all of the user's passkeys, with a button that creates one on this
 * device.
 */
import { Button } from '@mantine/core';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import type { PasskeyMade } from '../../rules/two-factor/passkey-shapes.ts';
import { isKnownHere, isPasskeyPossible, makePasskey } from './browser-passkey.ts';
import { FactorRow } from './factor-row.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';

type Props = { view: TwoFactorView; onChange: (codes?: readonly string[]) => void };

export function PasskeyRows({ view, onChange }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [made, setMade] = useState<PasskeyMade | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { Options } = await call(twoFactorRoutes.registerOptions);
      setMade(await makePasskey(Options));
    } catch (error) {
      if (isKnownHere(error)) toast(t('ERR_PASSKEY_KNOWN'), 'warning');
      else toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FactorRow
        icon={<IconFingerprint size={20} stroke={1.6} />}
        title={t('TF_PASSKEYS')}
        about={t(isPasskeyPossible() ? 'TF_PASSKEYS_TEXT' : 'TF_PASSKEYS_NOT_HERE')}
      >
        {isPasskeyPossible() && (
          <Button
            ref={add}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={15} />}
            loading={isBusy}
            onClick={make}
          >
            {t('TF_PASSKEY_ADD')}
          </Button>
        )}
        {made && (
          <PasskeyNameDialog
            made={made}
            opener={add}
            onClose={() => setMade(null)}
            onDone={(codes) => {
              setMade(null);
              toast(t('TF_PASSKEY_ADDED'));
              onChange(codes ?? undefined);
            }}
          />
        )}
      </FactorRow>
      {view.Passkeys.map((passkey) => (
        <PasskeyRow key={passkey.PasskeyKey} passkey={passkey} onChange={onChange} />
      ))}
    </>
  );
}
