/** A cell computed by a formula is not a translation. */
export type TableCell = { Text: string; IsFormula: boolean };
/** Line counts from 1, where the record begins in its file. */
export type TableLine = { Line: number; Cells: TableCell[] };
