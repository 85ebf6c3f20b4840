/** Types of the rows and cells read from an imported translation file. */

/** A cell; one computed by a formula is not a translation. */
export type TableCell = { Text: string; IsFormula: boolean };
/** `Line` is the line number in the file, from 1, where the record starts. */
export type TableLine = { Line: number; Cells: TableCell[] };
