import { MAX_RESULTS_PER_GROUP } from './search-query.ts';

/**
 * The best few of several looks, asked one after the other until there are enough: later looks are dearer, and what
 * an earlier one found comes first.
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
