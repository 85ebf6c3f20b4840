/** One cell of a list that is taken along. Money is cents; a day is YYYY-MM-DD; a moment is written in Hong Kong's time. */
export type Cell = string | number | null | { Cents: number } | { Day: string } | { At: Date };
export type Cells = Cell[];

/** A day, or nothing. */
export const dayCell = (day: string | null): Cell => (day === null ? null : { Day: day });
