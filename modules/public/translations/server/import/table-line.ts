/** A cell that a spreadsheet worked out is nobody's translation. */
export type TableCell = { Text: string; IsFormula: boolean };
/** Line counts from 1, where the record begins in its file. */
export type TableLine = { Line: number; Cells: TableCell[] };
