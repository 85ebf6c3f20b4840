/**
 * Determines which values of an action dialog are empty, and whether closing the dialog would lose user
 * input.
 */

type Values = Readonly<Record<string, unknown>>;

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** An unticked checkbox is as empty as a field without text. */
const isEmpty = (value: unknown): boolean => isBlank(value) || value === false;

/** Whether closing a dialog would lose input; cleared or proposed values do not count. */
export const isChanged = (first: Values, values: Values): boolean =>
  Object.keys({ ...first, ...values }).some(
    (name) => values[name] !== first[name] && !(isEmpty(values[name]) && isEmpty(first[name])),
  );
