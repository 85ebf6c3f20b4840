import type { Difference } from '#platform/server/comparison/types.ts';

/** Formats the findings of a portal comparison (such as reconciliation) as lines for a chaos check. */
export async function differences(found: AsyncIterable<Difference>): Promise<string[]> {
  const lines: string[] = [];
  for await (const { Check, About, Expected, Found } of found)
    lines.push(`${Check} ${About}: ${Expected || '–'}, found ${Found || '–'}`);
  return lines;
}
