/** Returns a spreadsheet column name: `A` for 0, `Z` for 25, `AA` for 26. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
