/** One cell of a list that is taken along. Money is cents and becomes a number with two decimals. */
export type Cell = string | number | null | { Cents: number };
export type Cells = Cell[];
