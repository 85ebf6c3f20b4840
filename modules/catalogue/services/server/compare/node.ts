/**
 * A definition as it is compared: parts by name instead of by place. `Told` is what is said of a part that came or
 * went as a whole.
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
