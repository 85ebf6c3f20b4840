export const NEEDS = ['access', 'business', 'bank', 'people', 'terms', 'other'] as const;
export type Need = (typeof NEEDS)[number];

/** What each of the provider's own words is about, by how it begins. */
const BEGINNINGS: readonly (readonly [RegExp, Need])[] = [
  [/^access_revoked$/, 'access'],
  [/^(business_profile|business_type|company|settings|documents)\b/, 'business'],
  [/^external_account\b/, 'bank'],
  [/^(individual|person_|persons|representative|owners|directors|executives|relationship)/, 'people'],
  [/^(tos_acceptance|configuration\.terms)\b/, 'terms'],
];

export const needOf = (word: string): Need =>
  BEGINNINGS.find(([beginning]) => beginning.test(word))?.[1] ?? 'other';
