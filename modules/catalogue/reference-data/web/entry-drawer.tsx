/**
 * Drawer of a reference list screen that creates or edits an industry, tag or stage; a new entry's code is
 * suggested from its English name.
 */
import { useState } from 'react';
import { useEdits } from '#modules/identity/accounts/web/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { EntryFields } from './entry-fields.tsx';
import { bodyOf, type EntryValues, suggestedCode, valuesOf } from './entry-values.ts';
import type { Entry, ReferenceKind } from './reference-kind.ts';

type Props = {
  kind: ReferenceKind;
  /** The entry to edit; null for a new one. */
  entry: Entry | null;
  onChanged: (data: unknown) => void;
  onClose: () => void;
};

/** Form of one entry. A new entry's code is derived from its English name until the user types a code. */
export function EntryDrawer({ kind, entry, onChanged, onClose }: Props) {
  const t = useText();
  const localized = useLocalized();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits(valuesOf(entry));
  const [isCodeOwn, setCodeOwn] = useState(entry !== null);
  const send = useSend(kind.save, {
    onSuccess: (data) => {
      onChanged(data);
      toast(t('REFERENCE_SAVED'));
      onClose();
    },
    onError: (error) => {
      if (error.Data) onChanged(error.Data);
      errors.apply(error);
    },
  });
  const set = (patch: Partial<EntryValues>) => {
    if (patch.Code !== undefined) setCodeOwn(true);
    const isSuggested = !isCodeOwn && patch.Name !== undefined;
    change(isSuggested ? { ...patch, Code: suggestedCode(kind, patch.Name?.EN ?? '') } : patch);
    errors.clear();
  };
  const submit = () => {
    const body = bodyOf(kind, values, entry);
    if (!errors.check(kind.save.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  return (
    <EditDrawer
      title={entry ? t('REFERENCE_EDIT', { name: localized(entry.Name) }) : t(`REFERENCE_ADD_${kind.One}`)}
      form={errors.form}
      problem={errors.general}
      isDirty={isDirty && !send.isSuccess}
      isNew={entry === null}
      isBusy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntryFields kind={kind} values={values} isNew={entry === null} onChange={set} errorOf={errors.of} />
    </EditDrawer>
  );
}
