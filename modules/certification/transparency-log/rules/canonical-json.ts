type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Writes canonical JSON (RFC 8785: names sorted by UTF-16 code units, no spaces), in which the same value
 * always gives the same bytes; the public log hashes its entries in this form.
 */
export function canonicalJson(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value as Record<string, Plain>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`);
  return `{${members.join(',')}}`;
}
