import type { z } from 'zod';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import type { Edits } from './use-edits.ts';
import { type FormRow, useSaveAccount } from './use-save-account.ts';

/**
 * Hook with the editing state of the client or sub-account form: edited values, errors, saving and
 * discarding.
 */
export function useAccountEditing<Values extends object, Row extends FormRow>(
  update: Row,
  edits: Edits<Values>,
  bodyOf: (edits: Edits<Values>) => z.input<Row['Input']>,
) {
  const errors = useFormErrors();
  const { save, isSaving } = useSaveAccount(update, errors, edits.reset);
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
