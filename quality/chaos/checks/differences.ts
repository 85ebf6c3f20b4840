import type { Difference } from '#platform/server/comparison/types.ts';

/** What one of the portal's own comparisons finds. */
export async function differences(found: AsyncIterable<Difference>): Promise<string[]> {
  const lines: string[] = [];
  for await (const { Check, About, Expected, Found } of found)
    lines.push(`${Check} ${About}: ${Expected || '–'}, found ${Found || '–'}`);
  return lines;
}
