/**
 * Maps the codes of what Stripe still requires from the connected account to a few groups that the portal
 * has texts for.
 */
export const REQUIREMENTS = ['access', 'business', 'bank', 'people', 'terms', 'other'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** Groups of the provider's requirement codes, by their beginning. */
const PREFIXES: readonly (readonly [RegExp, Requirement])[] = [
  [/^access_revoked$/, 'access'],
  [/^(business_profile|business_type|company|settings|documents)\b/, 'business'],
  [/^external_account\b/, 'bank'],
  [/^(individual|person_|persons|representative|owners|directors|executives|relationship)/, 'people'],
  [/^(tos_acceptance|configuration\.terms)\b/, 'terms'],
];

export const requirementOf = (field: string): Requirement =>
  PREFIXES.find(([beginning]) => beginning.test(field))?.[1] ?? 'other';
