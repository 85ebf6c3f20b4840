import { isStorable } from '../database/is-storable.ts';

/**
 * Returns the dotted path of the first text or field name in a request that PostgreSQL cannot store (NUL or
 * unpaired surrogates); null if it can store all.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const found = findUnstorable(inner, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
