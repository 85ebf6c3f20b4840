type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Canonical JSON of RFC 8785: names in the order of their UTF-16 code units, no spaces, strings and numbers
 * as ECMAScript writes them. The same value always gives the same bytes, so it can be hashed.
 */
export function canonicalJson(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value as Record<string, Plain>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`);
  return `{${members.join(',')}}`;
}
