import { MOST_SHOWN } from './asked.ts';

/**
 * The best few of several looks, asked one after the other until there are enough: later looks are dearer, and what
 * an earlier one found comes first.
 */
export async function firstOfAll<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  looks: readonly (() => Promise<Row[]>)[],
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (const look of looks) {
    if (found.size >= MOST_SHOWN) break;
    for (const row of await look()) if (!found.has(row[key])) found.set(row[key], row);
  }
  return [...found.values()].slice(0, MOST_SHOWN);
}
