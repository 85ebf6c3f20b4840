/** Row of the profile's security card for one passkey, with its last use: rename or remove it. */
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { FactorRow } from './factor-row.tsx';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

type Props = { passkey: TwoFactorView['Passkeys'][number]; onChange: () => void };

export function PasskeyRow({ passkey, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const remove = useSend(twoFactorRoutes.removePasskey, {
    onSuccess: () => {
      setOpen(null);
      toast(t('TF_PASSKEY_REMOVED'));
      onChange();
    },
  });
  const { Name, PasskeyKey, CreatedAt, UsedAt, IsBackedUp } = passkey;
  const used = UsedAt ? t('TF_USED', { ago: format.ago(UsedAt) }) : t('TF_USED_NEVER');
  return (
    <FactorRow
      icon={<IconKey size={20} stroke={1.6} />}
      title={
        <>
          {Name}
          {IsBackedUp && <Badge tone="plain">{t('TF_PASSKEY_SYNCED')}</Badge>}
        </>
      }
      about={`${t('TF_ADDED', { date: format.date(CreatedAt) })} · ${used}`}
    >
      <Button
        size="xs"
        variant="default"
        aria-label={t('TF_RENAME_NAMED', { name: Name })}
        onClick={() => setOpen('rename')}
      >
        {t('TF_RENAME')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={t('TF_REMOVE_NAMED', { name: Name })}
        onClick={() => setOpen('remove')}
      >
        {t('TF_REMOVE')}
      </Button>
      {open === 'rename' && (
        <PasskeyNameDialog
          known={passkey}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            onChange();
          }}
        />
      )}
      <Confirm
        isOpen={open === 'remove'}
        title={t('TF_REMOVE_NAMED', { name: Name })}
        text={t('TF_PASSKEY_REMOVE_TEXT')}
        confirmLabel={t('TF_REMOVE')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ PasskeyKey })}
        onCancel={() => setOpen(null)}
      />
    </FactorRow>
  );
}
