import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { UnsavedConfirm } from '../form/unsaved-confirm.tsx';
import { useReturnFocus } from '../use-return-focus.ts';
import { useEscape } from './open-dialogs.ts';

export type Closing = {
  opened: boolean;
  onClose: () => void;
  /** Closing would lose something. Where it is left out, the text fields of the dialog are compared with what they began with. */
  isDirty?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  closeOnClickOutside?: boolean | undefined;
};

type TextField = HTMLInputElement | HTMLTextAreaElement;
const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=search], [type=file])';

/** How a dialog closes: Escape reaches the topmost one only, typed text is not lost without a question, and the focus goes back. */
export function useClosing(setting: Closing) {
  const { opened, onClose, isDirty, closeOnEscape = true, closeOnClickOutside = true } = setting;
  const first = useRef(new Map<TextField, string>());
  const [isAsked, setAsked] = useState(false);
  const isTyped = (): boolean =>
    [...first.current].some(([field, value]) => field.isConnected && field.value !== value);
  const close = (): void => ((isDirty ?? isTyped()) ? setAsked(true) : onClose());
  useEscape(opened, () => closeOnEscape && close());
  useReturnFocus(undefined, opened);
  const leave = (): void => {
    setAsked(false);
    onClose();
  };
  const question: ReactNode = (
    <UnsavedConfirm isOpen={opened && isAsked} onLeave={leave} onStay={() => setAsked(false)} />
  );
  return {
    question,
    /** For Mantine's Modal and Drawer, which leave Escape to `useEscape`. */
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
