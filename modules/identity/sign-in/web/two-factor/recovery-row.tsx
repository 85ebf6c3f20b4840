/**
 * Row of the profile's security card for recovery codes: the number left, with a button to create new ones;
 * hidden without a second factor.
 */
import { Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { FactorRow } from './factor-row.tsx';

/** Number of remaining codes at which the user is advised to create new ones. */
const LOW_COUNT = 3;

type Props = { view: TwoFactorView; onChange: (codes?: readonly string[]) => void };

export function RecoveryRow({ view, onChange }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const send = useSend(twoFactorRoutes.recovery, {
    onSuccess: ({ RecoveryCodes }) => {
      setAsking(false);
      onChange(RecoveryCodes);
    },
  });
  if (!view.IsAuthenticatorOn && view.Passkeys.length === 0) return null;
  const left = view.RecoveryCodesLeft;
  return (
    <FactorRow
      icon={<IconLifebuoy size={20} stroke={1.6} />}
      title={
        <>
          {t('TF_RECOVERY')}
          <Badge tone={left <= LOW_COUNT ? 'warning' : 'plain'}>
            {t('TF_RECOVERY_LEFT', { count: left })}
          </Badge>
        </>
      }
      about={t('TF_RECOVERY_ABOUT')}
    >
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {t('TF_RECOVERY_NEW')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('TF_RECOVERY_NEW')}
        text={t('TF_RECOVERY_NEW_TEXT')}
        confirmLabel={t('TF_RECOVERY_NEW_DO')}
        isBusy={send.isPending}
        onConfirm={() => send.mutate({})}
        onCancel={() => setAsking(false)}
      />
    </FactorRow>
  );
}
