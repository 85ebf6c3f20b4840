import { MAX_RESULTS_PER_GROUP } from './search-query.ts';

/**
 * Runs the queries of one result group of the global search in turn until there are enough results: later
 * queries are more expensive, and earlier results rank first.
 */
export async function firstResults<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  looks: readonly (() => Promise<Row[]>)[],
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const look of looks) {
    if (found.size >= MAX_RESULTS_PER_GROUP) break;
    for (const row of await look()) if (!found.has(row[key])) found.set(row[key], row);
  }
  return [...found.values()].slice(0, MAX_RESULTS_PER_GROUP);
}
