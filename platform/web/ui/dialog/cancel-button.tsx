import { Button } from '@mantine/core';
import { useContext } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CloseDialog } from './close-dialog.ts';

type Props = { label?: string; disabled?: boolean };

/** Cancel button that closes a `Dialog` or `SidePanel` in the same way as Escape and the close icon. */
export function CancelButton({ label, disabled }: Props) {
  const t = useText();
  const close = useContext(CloseDialog);
  return (
    <Button variant="default" onClick={close} disabled={disabled}>
      {label ?? t('CANCEL')}
    </Button>
  );
}
