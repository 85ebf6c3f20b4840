const NARROWEST = 5;
const WIDEST = 34;
/** So many rows say how wide a column is. */
const LOOKED_AT = 200;

/** Shares of the line for each column: what its longer texts take, within bounds. The first row is the head. */
export function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const [heads = []] = rows;
  const looked = rows.slice(0, LOOKED_AT);
  return heads.map((_, column) => {
    const lengths = looked.map((cells) => widthOf(cells[column] ?? '')).sort((a, b) => a - b);
    const most = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
    return Math.min(WIDEST, Math.max(NARROWEST, most, longestWord(heads[column] ?? '')));
  });
}

/** Chinese signs are twice as wide. */
const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const longestWord = (head: string): number => Math.max(0, ...head.split(/\s+/).map(widthOf));
