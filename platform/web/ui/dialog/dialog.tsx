import { Modal, type ModalProps } from '@mantine/core';
import { CloseDialog } from './close-dialog.ts';
import { type Closing, useClosing } from './use-closing.tsx';

type Props = Omit<ModalProps, keyof Closing> & Closing;

/**
 * A dialog in the middle of the screen that asks before unsaved input is lost and closes with Escape. Every
 * dialog is one of these, a `SidePanel` or a `Confirm`.
 */
export function Dialog(props: Props) {
  const { opened, onClose, isDirty, closeOnEscape, closeOnClickOutside, children, ...others } = props;
  const { frame, question } = useClosing({ opened, onClose, isDirty, closeOnEscape, closeOnClickOutside });
  return (
    <>
      <Modal {...others} {...frame}>
        <CloseDialog value={frame.onClose}>{children}</CloseDialog>
      </Modal>
      {question}
    </>
  );
}
