/** A row says what happened; the whole text is where it happened. */
const LONGEST = 2_000;

/** Long texts end with how much more there was. */
export const shortened = (detail: Record<string, unknown>): Record<string, unknown> =>
  inner(detail) as Record<string, unknown>;

function inner(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST ? `${value.slice(0, LONGEST)} … (+${value.length - LONGEST})` : value;
  if (Array.isArray(value)) return value.map(inner);
  // Dates and the like write themselves.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
}
