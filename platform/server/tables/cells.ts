/**
 * Type of a cell in an exported list, whichever file format: text, number, amount in cents, date
 * (YYYY-MM-DD) or timestamp (written in Hong Kong time).
 */

/**
 * One cell of an exported list. Money is in cents; a day is YYYY-MM-DD; a timestamp is written in Hong Kong
 * time.
 */
export type Cell = string | number | null | { Cents: number } | { Day: string } | { At: Date };
export type Cells = Cell[];

/** Returns a date cell, empty for null. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { Day: day });
