import type { CountryReference } from '../rules/country-contract.ts';

type Region = CountryReference['Regions'][number] & { Depth: number };

/**
 * Builds the options of the region filter on the countries screen: UN M49 regions, each followed by its
 * sub-regions with their depth, derived from the countries' assignments.
 */
export function regionTree({ Rows, Regions }: CountryReference): Region[] {
  const parts = new Map<string | null, Set<string>>();
  for (const row of Rows) {
    let parent: string | null = null;
    for (const code of [row.RegionCode, row.SubRegionCode, row.IntermediateRegionCode]) {
      if (code === null) break;
      parts.set(parent, (parts.get(parent) ?? new Set()).add(code));
      parent = code;
    }
  }
  const below = (parent: string | null, Depth: number): Region[] =>
    Regions.filter(({ M49 }) => parts.get(parent)?.has(M49))
      .sort((a, b) => a.Name.EN.localeCompare(b.Name.EN, 'en'))
      .flatMap((region) => [{ ...region, Depth }, ...below(region.M49, Depth + 1)]);
  return below(null, 0);
}
