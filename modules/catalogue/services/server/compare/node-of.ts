import { listKeys } from './list-keys.ts';
import { isRecord, leaf, type Node, parts } from './node.ts';

/**
 * Converts a part of a service definition to the tree in which versions are compared; a list of numbers,
 * such as `[12, 24]` months, counts as one value.
 */
export function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) {
    if (value.every((entry) => typeof entry === 'number')) return leaf(value);
    const keys = listKeys(value);
    return parts(
      value.map((entry, at) => [keys[at] ?? '', nodeOf(entry)] as const),
      value,
      'list',
    );
  }
  if (!isRecord(value)) return leaf(value);
  return parts(
    Object.entries(value).map(([name, inner]) => [name, nodeOf(inner)] as const),
    value,
  );
}
