/** Row of the profile's security card for the authenticator app: set it up, replace or remove it. */
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { FactorRow } from './factor-row.tsx';

type Props = { view: TwoFactorView; onChange: (codes?: readonly string[]) => void };

export function AuthenticatorRow({ view, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  const begin = useSend(twoFactorRoutes.begin);
  const remove = useSend(twoFactorRoutes.remove, {
    onSuccess: () => {
      toast(t('TF_APP_REMOVED'));
      setRemoving(false);
      onChange();
    },
  });
  const isOn = view.IsAuthenticatorOn;
  return (
    <FactorRow
      icon={<IconDeviceMobile size={20} stroke={1.6} />}
      title={
        <>
          {t('TF_APP')}
          {isOn && <Badge tone="success">{t('TF_ON')}</Badge>}
        </>
      }
      about={isOn ? t('TF_APP_SINCE', { date: format.date(view.AuthenticatorAt) }) : t('TF_APP_TEXT')}
    >
      <Button
        size="xs"
        variant={isOn || view.Passkeys.length > 0 ? 'default' : 'filled'}
        loading={begin.isPending}
        onClick={() => begin.mutate({})}
      >
        {t(isOn ? 'TF_APP_CHANGE' : 'TF_APP_SET_UP')}
      </Button>
      {isOn && (
        <Button size="xs" variant="default" onClick={() => setRemoving(true)}>
          {t('TF_REMOVE')}
        </Button>
      )}
      {begin.data && (
        <AuthenticatorDialog
          setup={begin.data}
          onClose={begin.reset}
          onDone={(codes) => {
            begin.reset();
            onChange(codes);
          }}
        />
      )}
      <Confirm
        isOpen={isRemoving}
        title={t('TF_APP_REMOVE_TITLE')}
        text={t('TF_APP_REMOVE_TEXT')}
        confirmLabel={t('TF_REMOVE')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onCancel={() => setRemoving(false)}
      />
    </FactorRow>
  );
}
