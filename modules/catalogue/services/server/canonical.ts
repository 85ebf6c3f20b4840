/**
 * Serialises JSON with sorted properties, so that equal content gives equal text whatever order the database
 * returns, and computes its SHA-256 fingerprint.
 */
import { createHash } from 'node:crypto';

/** Serialises equal content to equal text, because the database returns JSON properties in its own order. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';

export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
