import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import type { AccountKind } from '../rules/statuses.ts';
import type { Edits } from './use-edits.ts';
import { useSaveAccount } from './use-save-account.ts';

/** The entries of a client or a sub-account with what is wrong with them and their saving. */
export function useAccountEditing<Values extends object>(
  kind: AccountKind,
  edits: Edits<Values>,
  bodyOf: (edits: Edits<Values>) => unknown,
) {
  const errors = useFormErrors();
  const { save, isSaving } = useSaveAccount(kind, 'UPDATE', errors, edits.reset);
  const change = (patch: Partial<Values>): void => {
    edits.change(patch);
    for (const name of Object.keys(patch)) errors.clear(name);
  };
  const discard = (): void => {
    edits.reset();
    errors.clear();
  };
  return { edits, errors, change, submit: () => save(bodyOf(edits)), discard, isSaving };
}
