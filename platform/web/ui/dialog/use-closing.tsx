/**
 * Hook with the closing behaviour of all dialogs: Escape closes only the topmost one, unsaved input needs
 * confirmation, and the focus returns to where it was.
 */
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { UnsavedConfirm } from '../form/unsaved-confirm.tsx';
import { useReturnFocus } from '../use-return-focus.ts';
import { useEscape } from './open-dialogs.ts';

export type Closing = {
  opened: boolean;
  onClose: () => void;
  /**
   * Whether closing would lose input. If absent, the dialog's text fields are compared with their initial
   * values.
   */
  isDirty?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  closeOnClickOutside?: boolean | undefined;
};

type TextField = HTMLInputElement | HTMLTextAreaElement;
const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=search], [type=file])';

/**
 * Handles closing a dialog: Escape reaches only the topmost one, unsaved input needs confirmation, and the
 * focus returns.
 */
export function useClosing(setting: Closing) {
  const { opened, onClose, isDirty, closeOnEscape = true, closeOnClickOutside = true } = setting;
  const first = useRef(new Map<TextField, string>());
  const [isConfirming, setConfirming] = useState(false);
  const isTyped = (): boolean =>
    [...first.current].some(([field, value]) => field.isConnected && field.value !== value);
  const close = (): void => ((isDirty ?? isTyped()) ? setConfirming(true) : onClose());
  useEscape(opened, () => closeOnEscape && close());
  useReturnFocus(undefined, opened);
  const leave = (): void => {
    setConfirming(false);
    onClose();
  };
  const question: ReactNode = (
    <UnsavedConfirm isOpen={opened && isConfirming} onLeave={leave} onStay={() => setConfirming(false)} />
  );
  return {
    question,
    /** Properties for Mantine's Modal and Drawer, which leave Escape to `useEscape`. */
    frame: {
      opened,
      onClose: close,
      closeOnEscape: false,
      closeOnClickOutside,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(TEXT_FIELDS)) return;
        const field = target as TextField;
        if (!first.current.has(field)) first.current.set(field, field.value);
      },
    },
  };
}
