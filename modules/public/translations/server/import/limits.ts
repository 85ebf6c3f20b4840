/** Limits for imported translation files, to bound memory. */

/** Maximum size in bytes after decompression; the whole catalogue is a tenth of it. */
export const MAX_BYTES = 8_000_000;
export const MAX_LINES = 20_000;
/** Maximum number of columns; further ones cannot be translations. */
export const MAX_COLUMNS = 100;
/** Maximum number of cells: a small file of only commas would fill the memory with empty cells. */
export const MAX_CELLS = 500_000;
/** Maximum number of characters that a spreadsheet stores in one cell. */
export const MAX_CELL_LENGTH = 32_767;
