/**
 * A definition in the form used for comparison: parts by name instead of by position. `Told` is shown for a part that was added
 * or removed as a whole.
 */
export type Node =
  | { Is: 'leaf'; Told: unknown }
  /** Parts whose order says something are a list. */
  | { Is: 'parts' | 'list'; Told: unknown; Parts: ReadonlyMap<string, Node> }
  /** Nothing but an order: what is in it is compared elsewhere. */
  | { Is: 'order'; Told: unknown; Names: readonly string[] };

export const leaf = (Told: unknown): Node => ({ Is: 'leaf', Told });

export const parts = (
  entries: Iterable<readonly [string, Node]>,
  Told: unknown,
  Is: 'parts' | 'list' = 'parts',
): Node => ({ Is, Told, Parts: new Map(entries) });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
