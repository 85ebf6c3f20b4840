/**
 * Dialog that asks before an industry, tag or stage is retired, restored or removed, then performs the
 * change and updates the list.
 */
import type { RefObject } from 'react';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useReturnFocus } from '#platform/web/ui/use-return-focus.ts';
import { bodyOf, valuesOf } from './entry-values.ts';
import { type Entry, keyOf, type ReferenceKind } from './reference-kind.ts';

type Props = {
  kind: ReferenceKind;
  entry: Entry;
  asked: 'RETIRE' | 'REMOVE';
  /** Element that receives the focus after the dialog closes. */
  back: RefObject<HTMLElement | null>;
  onChanged: (data: unknown) => void;
  onClose: () => void;
};

/** The dialog. It always asks, because the change affects the choices on other screens. */
export function EntryConfirm({ kind, entry, asked: action, back, onChanged, onClose }: Props) {
  const t = useText();
  useReturnFocus(back);
  const toastError = useToastError();
  const name = useLocalized()(entry.Name);
  const isRemoved = action === 'REMOVE';
  const does = isRemoved ? 'REMOVE' : entry.IsActive ? 'RETIRE' : 'RESTORE';
  const send = useSend(isRemoved ? kind.remove : kind.save, {
    onSuccess: (data) => {
      onClose();
      onChanged(data);
      toast(t(`REFERENCE_${does}_DONE`, { name }));
    },
    onError: (error) => {
      onClose();
      if (error.Data) onChanged(error.Data);
      toastError(error);
    },
  });
  const body = isRemoved
    ? { [kind.Key]: keyOf(kind, entry), Version: entry.Version }
    : bodyOf(kind, { ...valuesOf(entry), IsActive: !entry.IsActive }, entry);
  return (
    <Confirm
      isOpen
      title={t(`REFERENCE_${does}_TITLE`, { name })}
      text={t(`REFERENCE_${does}_TEXT`)}
      confirmLabel={t(`REFERENCE_${does}`)}
      tone={isRemoved ? 'danger' : 'primary'}
      isBusy={send.isPending}
      onConfirm={() => send.mutate(body)}
      onCancel={onClose}
    />
  );
}
