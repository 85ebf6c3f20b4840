/**
 * Form state of the screens that create a client or staff account: values, errors, warning about unsaved
 * input, and navigation to the new account after saving.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type FormRow, useSaveAccount } from './use-save-account.ts';

type Setting<Values, Row> = {
  /** The workflow row of the action that creates the account. */
  create: Row;
  empty: Values;
  /** URL of the new account's screen. */
  address: (userKey: string) => string;
};

/** State of a form that creates an account; afterwards the new account's screen replaces it. */
export function useAddForm<Values extends object, Row extends FormRow>({
  create,
  empty,
  address,
}: Setting<Values, Row>) {
  const go = useNavigateTo();
  const errors = useFormErrors();
  const [initial] = useState(empty);
  const [values, setValues] = useState(initial);
  const [made, setMade] = useState<string | null>(null);
  const warning: ReactNode = useUnsavedWarning(
    made === null && JSON.stringify(values) !== JSON.stringify(initial),
  );
  const { save, isSaving } = useSaveAccount(create, errors, ({ UserKey }) => setMade(UserKey));
  // Navigates only once there are no unsaved changes, because the warning would otherwise block it.
  useEffect(() => {
    if (made !== null) go(address(made), { replace: true });
  }, [made, go, address]);
  const change = (patch: Partial<Values>): void => {
    setValues((all) => ({ ...all, ...patch }));
    for (const name of Object.keys(patch)) errors.clear(name);
  };
  return { values, change, errors, warning, save, isSaving };
}
