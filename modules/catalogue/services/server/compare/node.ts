/**
 * Tree in which two versions of a service definition are compared, with parts by name instead of position.
 * `Summary` is shown for a part that was added or removed as a whole.
 */
export type Node =
  | { Is: 'leaf'; Summary: unknown }
  /** A list is a set of parts whose order matters. */
  | { Is: 'parts' | 'list'; Summary: unknown; Parts: ReadonlyMap<string, Node> }
  /** Only an order: its entries are compared elsewhere. */
  | { Is: 'order'; Summary: unknown; Names: readonly string[] };

export const leaf = (summary: unknown): Node => ({ Is: 'leaf', Summary: summary });

export const parts = (
  entries: Iterable<readonly [string, Node]>,
  summary: unknown,
  Is: 'parts' | 'list' = 'parts',
): Node => ({ Is, Summary: summary, Parts: new Map(entries) });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
