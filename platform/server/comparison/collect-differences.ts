import type { Difference } from './types.ts';

/** Records named per check in a mail; the command names them all. */
const MAX_NAMED = 5;
/** Records kept by name. */
const MAX_STORED = 100;

/** What a comparison came to: how often each check found something, the first records of each, and the first of all. */
export type Collected = {
  counts: ReadonlyMap<string, number>;
  first: readonly Difference[];
  total: number;
  kept: readonly Difference[];
};

export async function collectDifferences(found: AsyncIterable<Difference>): Promise<Collected> {
  const counts = new Map<string, number>();
  const first: Difference[] = [];
  const kept: Difference[] = [];
  let total = 0;
  for await (const difference of found) {
    const count = (counts.get(difference.Check) ?? 0) + 1;
    counts.set(difference.Check, count);
    total += 1;
    if (count <= MAX_NAMED) first.push(difference);
    if (kept.length < MAX_STORED) kept.push(difference);
  }
  return { counts, first, total, kept };
}
