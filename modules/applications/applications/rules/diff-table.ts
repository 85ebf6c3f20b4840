/** Compares two versions of an answer table row by row, for display of added, removed and changed rows. */
import type { Difference } from './contract.ts';

type Cells = readonly string[];
export type RowChange = { Kind: Difference; Cells: { Text: string; Before: string | null }[] };

/** Above this number of row pairs, the rows between the equal start and end are compared by position. */
const MAX_PAIRS = 250_000;
/** Minimum share of equal cells; rows below this count as different rows. */
const MIN_SIMILARITY = 1 / 3;

const isSame = (one: Cells, other: Cells): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

/** Cost of changing one row into the other, from 0 (equal) to 2 (same as one removal plus one addition). */
function costOf(before: Cells, after: Cells): number {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at);
  const filled = places.filter((at) => before[at] || after[at]);
  if (filled.length === 0) return 0;
  const alike = filled.filter((at) => before[at] === after[at]).length / filled.length;
  return alike < MIN_SIMILARITY ? Number.POSITIVE_INFINITY : 2 * (1 - alike);
}

const whole = (Kind: Difference, cells: Cells): RowChange => ({
  Kind,
  Cells: cells.map((Text) => ({ Text, Before: null })),
});

const pair = (before: Cells, after: Cells): RowChange => ({
  Kind: isSame(before, after) ? 'SAME' : 'CHANGED',
  Cells: after.map((Text, at) => ({ Text, Before: before[at] === Text ? null : (before[at] ?? '') })),
});

/**
 * Cheapest alignment of two row lists: equal rows match, similar rows change, others are removed or added.
 */
function align(before: readonly Cells[], after: readonly Cells[]): RowChange[] {
  const width = after.length + 1;
  const costs = new Float64Array((before.length + 1) * width);
  const pairCost = new Float64Array((before.length + 1) * width);
  const at = (row: number, column: number): number => costs[row * width + column] ?? 0;
  for (let row = before.length; row >= 0; row -= 1)
    for (let column = after.length; column >= 0; column -= 1) {
      const [old, fresh] = [before[row], after[column]];
      if (!old || !fresh) {
        costs[row * width + column] = before.length - row + (after.length - column);
        continue;
      }
      const changed = costOf(old, fresh);
      pairCost[row * width + column] = changed;
      costs[row * width + column] = Math.min(
        changed + at(row + 1, column + 1),
        1 + at(row + 1, column),
        1 + at(row, column + 1),
      );
    }
  const found: RowChange[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    const best = at(row, column);
    if (old && fresh && best === (pairCost[row * width + column] ?? 0) + at(row + 1, column + 1)) {
      found.push(pair(old, fresh));
      row += 1;
      column += 1;
    } else if (old && (!fresh || best === 1 + at(row + 1, column))) {
      found.push(whole('REMOVED', old));
      row += 1;
    } else if (fresh) {
      found.push(whole('ADDED', fresh));
      column += 1;
    }
  }
  return found;
}

function diffByPosition(before: readonly Cells[], after: readonly Cells[]): RowChange[] {
  const most = Math.max(before.length, after.length);
  return Array.from({ length: most }, (_, at) => {
    const [old, fresh] = [before[at], after[at]];
    if (old && fresh) return pair(old, fresh);
    return old ? whole('REMOVED', old) : whole('ADDED', fresh ?? []);
  });
}

/** The differences between two tables with the same columns, in the order of the newer one. */
export function diffTable(before: readonly Cells[], after: readonly Cells[]): RowChange[] {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start] ?? [], after[start] ?? []))
    start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isSame(before.at(-1 - end) ?? [], after.at(-1 - end) ?? [])) end += 1;
  const middle = [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const;
  const compare = middle[0].length * middle[1].length > MAX_PAIRS ? diffByPosition : align;
  const same = (rows: readonly Cells[]) => rows.map((row) => whole('SAME', row));
  return [...same(after.slice(0, start)), ...compare(...middle), ...same(after.slice(after.length - end))];
}
