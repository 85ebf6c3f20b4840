/**
 * Checks whether a request body is nested more deeply than any form needs (32 levels), so that it can be
 * refused before code that walks it exhausts the stack.
 */

/** Deeper than any form; prevents code that walks a body from exhausting the stack. */
const MAX_DEPTH = 32;

/**
 * Whether a value is nested deeper than any request needs. Stops at the limit, so it never recurses deeply
 * itself.
 */
export function isNestedTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isNestedTooDeep(inner, left - 1));
}
