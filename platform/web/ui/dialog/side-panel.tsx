import { Drawer, type DrawerProps } from '@mantine/core';
import { CloseDialog } from './close-dialog.ts';
import { type Closing, useClosing } from './use-closing.tsx';

type Props = Omit<DrawerProps, keyof Closing> & Closing;

/**
 * A dialog at the side of the screen that, like `Dialog`, asks before unsaved input is lost and closes with
 * Escape.
 */
export function SidePanel(props: Props) {
  const { opened, onClose, isDirty, closeOnEscape, closeOnClickOutside, children, ...others } = props;
  const { frame, question } = useClosing({ opened, onClose, isDirty, closeOnEscape, closeOnClickOutside });
  return (
    <>
      <Drawer {...others} {...frame}>
        <CloseDialog value={frame.onClose}>{children}</CloseDialog>
      </Drawer>
      {question}
    </>
  );
}
