import { Button } from '@mantine/core';
import { useContext } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CloseDialog } from './close-dialog.ts';

type Props = { label?: string; disabled?: boolean };

/** Leaves a `Dialog` or a `SidePanel` as Escape and its cross do. */
export function CancelButton({ label, disabled }: Props) {
  const t = useText();
  const close = useContext(CloseDialog);
  return (
    <Button variant="default" onClick={close} disabled={disabled}>
      {label ?? t('CANCEL')}
    </Button>
  );
}
