import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';
import { nodeHash } from './hash.ts';
import { type NodeAt, nodesOf, type Span } from './spans.ts';

export type HashOf = (span: Span) => Buffer;

const nameOf = ({ Level, Index }: NodeAt): string => `${Level}/${Index}`;

/**
 * Reads the hashes of tree spans from the stored subtrees of the public log, for proofs and for extending
 * the tree; fails if a stored subtree is missing.
 */
export async function readSpans(db: Queries, spans: readonly Span[]): Promise<HashOf> {
  const hashes = await readNodes(db, spans.flatMap(nodesOf));
  const stored = (node: NodeAt): Buffer => {
    const hash = hashes.get(nameOf(node));
    if (!hash) throw new Error(`the public log is damaged: node ${nameOf(node)} is missing`);
    return hash;
  };
  return (span) =>
    nodesOf(span)
      .map(stored)
      .reduceRight((right, left) => nodeHash(left, right));
}

async function readNodes(db: Queries, nodes: readonly NodeAt[]): Promise<Map<string, Buffer>> {
  const levels = nodes.map(({ Level }) => Level);
  const indexes = nodes.map(({ Index }) => Index);
  const { rows } = await sql<NodeAt & { Hash: Buffer }>`
    select log_node.level, log_node.index, log_node.hash
    from unnest(${levels}::int[], ${indexes}::bigint[]) as wanted (level, index) join log_node using (level, index)`.execute(
    db,
  );
  return new Map(rows.map((row) => [nameOf(row), row.Hash]));
}
