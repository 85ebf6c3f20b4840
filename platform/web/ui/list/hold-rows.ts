/** A list as it is shown, and what of it is known to have changed since. */
export type HeldRows<Row> = {
  rows: readonly Row[];
  /** Changed in place, from the newest read. */
  changed: ReadonlySet<string>;
  /** Told of, and in this list or on this page no longer. */
  gone: ReadonlySet<string>;
  /** How many of the announced rows would be shown and are not. */
  fresh: number;
  /** Everything told of since the rows were last put in order; null: any may be another. */
  told: ReadonlySet<string> | null;
};

const NONE: ReadonlySet<string> = new Set();

export const asRead = <Row>(rows: readonly Row[]): HeldRows<Row> => ({
  rows,
  changed: NONE,
  gone: NONE,
  fresh: 0,
  told: NONE,
});

/**
 * Merges a newer read into a list in use: changed rows change in place, none moves, none is inserted. Added and removed rows
 * are counted, and shown on request.
 */
export function holdRows<Row>(
  held: HeldRows<Row>,
  read: readonly Row[],
  news: ReadonlySet<string> | null,
  keyOf: (row: Row) => string,
): HeldRows<Row> {
  if (held.rows.length === 0) return asRead(read);
  const told = news === null || held.told === null ? null : new Set([...held.told, ...news]);
  const isTold = (key: string) => told === null || told.has(key);
  const now = new Map(read.map((row) => [keyOf(row), row]));
  const shown = new Set(held.rows.map(keyOf));
  const came = read.filter((row) => !shown.has(keyOf(row)) && isTold(keyOf(row))).length;
  const left = held.rows.map(keyOf).filter((key) => !now.has(key) && isTold(key));
  // Where nothing is named, what came may only have pushed the others to the next page.
  const gone = told === null ? left.slice(0, Math.max(0, left.length - came)) : left;
  const isOther = (row: Row): boolean => {
    const newer = now.get(keyOf(row));
    return newer !== undefined && JSON.stringify(newer) !== JSON.stringify(row);
  };
  return {
    rows: held.rows.map((row) => (isOther(row) ? (now.get(keyOf(row)) ?? row) : row)),
    changed: new Set(held.rows.filter(isOther).map(keyOf)),
    gone: new Set(gone),
    fresh: came,
    told,
  };
}
