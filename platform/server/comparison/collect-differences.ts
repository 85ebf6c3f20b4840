/**
 * Summarises the differences found by a consistency check: the number per check, the first five per check
 * for the notification email, and the first 100 to be stored.
 */
import type { Difference } from './types.ts';

/** Maximum records per check in an email; the command lists all. */
const MAX_NAMED = 5;
/** Maximum differences that are stored. */
const MAX_STORED = 100;

/**
 * Summary of a comparison: number of differences per check, the first records per check, and the first
 * overall.
 */
export type Collected = {
  counts: ReadonlyMap<string, number>;
  first: readonly Difference[];
  total: number;
  kept: readonly Difference[];
};

export async function collectDifferences(found: AsyncIterable<Difference>): Promise<Collected> {
  const counts = new Map<string, number>();
  const first: Difference[] = [];
  const retained: Difference[] = [];
  let total = 0;
  for await (const difference of found) {
    const count = (counts.get(difference.Check) ?? 0) + 1;
    counts.set(difference.Check, count);
    total += 1;
    if (count <= MAX_NAMED) first.push(difference);
    if (retained.length < MAX_STORED) retained.push(difference);
  }
  return { counts, first, total, kept: retained };
}
