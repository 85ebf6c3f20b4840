/** Deeper than anything a form holds; keeps what walks a body from running out of stack. */
const MAX_DEPTH = 32;

/** Whether a value is nested deeper than any request needs. Stops there, so it never gets deep itself. */
export function isNestedTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, left - 1));
}
