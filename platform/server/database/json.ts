/**
 * Converts a value for a jsonb column. The driver would turn a JavaScript array into a PostgreSQL array, so
 * JSON is written as text. Cast because the type remains the value's own, as returned by a read.
 */
export const json = <T>(value: T): T => JSON.stringify(value) as unknown as T;
