/**
 * A value for a jsonb column. The driver would turn a JavaScript array into a PostgreSQL array,
 * so JSON is written as text. A cast, because the type stays the value's own, which is what a read answers.
 */
export const json = <T>(value: T): T => JSON.stringify(value) as unknown as T;
