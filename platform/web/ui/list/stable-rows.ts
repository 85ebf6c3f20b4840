/**
 * Merges rows reloaded after other users' changes into a displayed list without moving any: changed rows are
 * updated in place, added and removed ones only counted until the user asks for them.
 */

/**
 * Merges reloaded rows into a displayed list without moving them: the shown rows, and what is known to have
 * changed since.
 */
export type StableRows<Row> = {
  rows: readonly Row[];
  /** Rows updated in place from the latest read. */
  changed: ReadonlySet<string>;
  /** Rows announced as changed that are no longer in this list or on this page. */
  removed: ReadonlySet<string>;
  /** Number of announced rows that would be shown but are not yet. */
  addedCount: number;
  /** All keys announced since the rows were last sorted; null: any row may have changed. */
  notified: ReadonlySet<string> | null;
};

const NONE: ReadonlySet<string> = new Set();

export const initialRows = <Row>(rows: readonly Row[]): StableRows<Row> => ({
  rows,
  changed: NONE,
  removed: NONE,
  addedCount: 0,
  notified: NONE,
});

/**
 * Merges a newer read into a list in use: changed rows change in place, none moves, none is inserted. Added and removed rows
 * are counted, and shown on request.
 */
export function mergeRows<Row>(
  current: StableRows<Row>,
  read: readonly Row[],
  news: ReadonlySet<string> | null,
  keyOf: (row: Row) => string,
): StableRows<Row> {
  if (current.rows.length === 0) return initialRows(read);
  const notified =
    news === null || current.notified === null ? null : new Set([...current.notified, ...news]);
  const isNotified = (key: string) => notified === null || notified.has(key);
  const now = new Map(read.map((row) => [keyOf(row), row]));
  const shown = new Set(current.rows.map(keyOf));
  const came = read.filter((row) => !shown.has(keyOf(row)) && isNotified(keyOf(row))).length;
  const left = current.rows.map(keyOf).filter((key) => !now.has(key) && isNotified(key));
  // Without named keys, new rows may only have moved the others to the next page.
  const removedKeys = notified === null ? left.slice(0, Math.max(0, left.length - came)) : left;
  const isOther = (row: Row): boolean => {
    const newer = now.get(keyOf(row));
    return newer !== undefined && JSON.stringify(newer) !== JSON.stringify(row);
  };
  return {
    rows: current.rows.map((row) => (isOther(row) ? (now.get(keyOf(row)) ?? row) : row)),
    changed: new Set(current.rows.filter(isOther).map(keyOf)),
    removed: new Set(removedKeys),
    addedCount: came,
    notified: notified,
  };
}
