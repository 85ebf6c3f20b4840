/** Confirmation dialog that asks whether to leave a page or dialog and lose unsaved input. */
import { useText } from '../../i18n/use-text.ts';
import { Confirm } from '../confirm.tsx';

type Props = {
  isOpen: boolean;
  /** What would be lost, if more than form input. */
  text?: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks whether to leave without saving. */
export function UnsavedConfirm({ isOpen, text, onLeave, onStay }: Props) {
  const t = useText();
  return (
    <Confirm
      isOpen={isOpen}
      title={t('UNSAVED_TITLE')}
      text={text ?? t('UNSAVED_TEXT')}
      confirmLabel={t('UNSAVED_LEAVE')}
      tone="danger"
      isAbove
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
