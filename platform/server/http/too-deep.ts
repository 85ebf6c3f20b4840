/** Deeper than anything a form holds; keeps what walks a body from running out of stack. */
const DEEPEST = 32;

/** Whether a value is nested deeper than any request needs. Stops there, so it never gets deep itself. */
export function isTooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
