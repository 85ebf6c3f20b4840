/** What a file holds when it is unpacked; the whole catalogue is a tenth of it. */
export const MAX_BYTES = 8_000_000;
export const MAX_LINES = 20_000;
/** Columns beyond this are not translations. */
export const MAX_COLUMNS = 100;
/** A file that is all commas is small, and fills the memory with empty cells. */
export const MAX_CELLS = 500_000;
/** Letters that a spreadsheet keeps in one cell. */
export const MAX_CELL_LENGTH = 32_767;
