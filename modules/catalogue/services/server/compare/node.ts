/**
 * A definition in the form used for comparison: parts by name instead of by position. `summary` is shown for a part that was added
 * or removed as a whole.
 */
export type Node =
  | { Is: 'leaf'; Summary: unknown }
  /** Parts whose order says something are a list. */
  | { Is: 'parts' | 'list'; Summary: unknown; Parts: ReadonlyMap<string, Node> }
  /** Nothing but an order: what is in it is compared elsewhere. */
  | { Is: 'order'; Summary: unknown; Names: readonly string[] };

export const leaf = (summary: unknown): Node => ({ Is: 'leaf', Summary: summary });

export const parts = (
  entries: Iterable<readonly [string, Node]>,
  summary: unknown,
  Is: 'parts' | 'list' = 'parts',
): Node => ({ Is, Summary: summary, Parts: new Map(entries) });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
