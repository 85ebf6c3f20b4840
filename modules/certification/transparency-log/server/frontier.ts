/**
 * Incremental hash tree: appends leaves to the public log and computes its root without reading all leaves.
 */
import type { Queries } from '#platform/server/database/connect.ts';
import { emptyRoot, nodeHash } from './hash.ts';
import { readSpans } from './read-nodes.ts';
import { type NodeAt, nodesOf } from './spans.ts';

/** Right edge of a tree: the complete subtrees, by level, to which a further leaf may be joined. */
export type Frontier = { Size: number; Peaks: Map<number, Buffer> };
/** Determines the hash of a subtree, given the hash computed from its parts. */
export type HashResolver = (node: NodeAt, hash: Buffer) => Buffer;

export const emptyFrontier = (): Frontier => ({ Size: 0, Peaks: new Map() });

/** Reads the right edge of the stored tree at a given size. */
export async function readFrontier(db: Queries, size: number): Promise<Frontier> {
  const nodes = nodesOf({ From: 0, To: size });
  const spans = nodes.map(({ Level, Index }) => ({ From: Index * 2 ** Level, To: (Index + 1) * 2 ** Level }));
  const hashOf = await readSpans(db, spans);
  return {
    Size: size,
    Peaks: new Map(nodes.map(({ Level }, at) => [Level, hashOf(spans[at] ?? { From: 0, To: 0 })])),
  };
}

/** Adds one leaf and resolves every subtree that it completes, from the leaf upwards. */
export function grow(frontier: Frontier, leaf: Buffer, settle: HashResolver): void {
  let node: NodeAt = { Level: 0, Index: frontier.Size };
  let hash = settle(node, leaf);
  for (let left = frontier.Peaks.get(node.Level); left; left = frontier.Peaks.get(node.Level)) {
    frontier.Peaks.delete(node.Level);
    node = { Level: node.Level + 1, Index: (node.Index - 1) / 2 };
    hash = settle(node, nodeHash(left, hash));
  }
  frontier.Peaks.set(node.Level, hash);
  frontier.Size += 1;
}

/** Root of the tree up to this edge. */
export function rootOf({ Peaks }: Frontier): Buffer {
  const fromRight = [...Peaks].sort(([a], [b]) => a - b).map(([, hash]) => hash);
  const [last, ...others] = fromRight;
  return last ? others.reduce((right, left) => nodeHash(left, right), last) : emptyRoot();
}
