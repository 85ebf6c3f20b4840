/**
 * Form state over a stored record that keeps only the edited fields, so that concurrent changes of other
 * users are neither hidden nor undone by saving.
 */
import { useState } from 'react';

export type Edits<Values extends object> = {
  values: Values;
  /** Edited values that differ from the stored ones. */
  changed: Partial<Values>;
  isDirty: boolean;
  change: (patch: Partial<Values>) => void;
  reset: () => void;
};

/**
 * Form over a record: only edited fields belong to the form. All other fields follow the record, so that
 * concurrent changes by other users are neither hidden nor undone by saving.
 */
export function useEdits<Values extends object>(base: Values): Edits<Values> {
  const [patch, setPatch] = useState<Partial<Values>>({});
  const isChanged = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(base[name as keyof Values]);
  const changed = Object.fromEntries(Object.entries(patch).filter(isChanged)) as Partial<Values>;
  return {
    values: { ...base, ...patch },
    changed,
    isDirty: Object.keys(changed).length > 0,
    change: (next) => setPatch((before) => ({ ...before, ...next })),
    reset: () => setPatch({}),
  };
}
