import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { screens } from '#platform/common/access/screens.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ShareDialog } from './share-dialog.tsx';

type Props = { applicationKey: string; applicationNo: string };

/**
 * Button on an application for choosing which sub-accounts see it; shown only to clients that manage
 * sub-accounts.
 */
export function ShareButton(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (!canOpen(screens.child, useUser().UserRoleList)) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserPlus size={16} stroke={1.7} />}
        onClick={() => setOpen(true)}
      >
        {t('SHARE_BUTTON')}
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
